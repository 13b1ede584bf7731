import { settingsEvents } from '@diwan/contract/settings/events'
import { userEvents } from '@diwan/contract/users/events'
import { PORTAL } from '../../../../kit/access/actor.ts'
import { inTurn } from '../../../../kit/platform/in-turn.ts'
import type { Ctx, Portal } from '../../../../kit/portal.ts'
import type { Reaction } from '../../../../kit/record/jobs.ts'
import { write } from '../../../../kit/record/write.ts'
import { presentPerson } from '../../../users/public.ts'
import { lockMeeting, readOrganised, readRenewable, updateMeeting } from '../../queries/meetings/meeting.ts'
import { readOccurrences } from '../../queries/meetings/occurrences.ts'
import { giveBack } from './cancel.ts'
import { comingOf } from './changes.ts'
import { recordMeeting } from './recorded.ts'
import { renewSeries } from './renew.ts'
import { settle } from './settle.ts'

const byPortal = (portal: Portal): Ctx => ({ portal, clock: portal.clock, db: portal.db, actor: PORTAL })

/** Coming meetings of an organiser who was disabled or deleted are canceled, and their rooms are free again. */
export const releaseMeetings = (portal: Portal): Reaction => ({
  name: 'schedule.releaseMeetings',
  events: [userEvents.disabled.name, userEvents.deleted.name],
  async run({ objectId: personId }) {
    const ctx = byPortal(portal)
    await inTurn((await readOrganised(ctx.db, personId, ctx.clock.now())).map((id) => () => release(ctx, id)))
  },
})

const release = (ctx: Ctx, id: string): Promise<null> =>
  write(ctx, async (tx) => {
    const row = await lockMeeting(tx.db, id)
    if (row?.status !== 'OPEN' || row.deleted_at !== null) return null
    const coming = comingOf(await readOccurrences(tx.db, id), ctx.clock.now())
    if (coming.length === 0) return null
    const numbers = coming.map(({ number }) => number)
    await giveBack(ctx, tx, { row, coming, numbers, reason: '' })
    await updateMeeting(tx.db, id, { status: 'CANCELED' })
    await settle(ctx, tx, id)
    const person = presentPerson(row.organiser, row.organiser_name, row.organiser_photo)
    await recordMeeting(ctx, tx, id, { what: 'left', person })
    return null
  })

/** Series follow the Hijri calendar and the working days of the organisation: their coming days are found again after a change. */
export const renewMeetings = (portal: Portal): Reaction => ({
  name: 'schedule.renewMeetings',
  events: [settingsEvents.changed.name],
  async run() {
    const ctx = byPortal(portal)
    await inTurn((await readRenewable(ctx.db)).map((id) => () => renewSeries(ctx, id)))
  },
})
