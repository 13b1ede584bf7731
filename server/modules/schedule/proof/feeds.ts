import { feeds } from '@diwan/contract/schedule/endpoints/feeds'
import { anyone, door, NOBODY } from '../../../testing/probe.ts'
import { proof } from '../../../testing/proof.ts'

const ENTER = 'schedule.enter'
const nobodys = () => ({ id: NOBODY })

/** Feeds belong to one person each: by id, those of others do not exist. What a feed says is proven by its own tests. */
export const ofFeeds = proof({
  probes: [
    [feeds.list, door(ENTER)],
    [feeds.make, door(ENTER, () => ({ name: 'جوال', content: 'busy' }))],
    [feeds.revoke, door(ENTER, nobodys, '404 not_found')],
    [feeds.read, anyone({ id: NOBODY, secret: 'x'.repeat(43) }, 'not_found')],
    [feeds.add, door(ENTER, () => ({ name: 'تقويم', url: 'https://calendar.test/a.ics' }))],
    [feeds.remove, door(ENTER, nobodys, '404 not_found')],
    [feeds.chooseMail, door(ENTER, () => ({ wanted: false }))],
  ],
})
