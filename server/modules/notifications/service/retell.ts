import type { Change } from '@diwan/contract/kit/event'
import { notificationEvents } from '@diwan/contract/notifications/events'
import type { ObjectKind } from '../../../kit/module.ts'
import type { Portal } from '../../../kit/portal.ts'
import type { Replay } from '../../../kit/realtime/pump.ts'
import { readAbout } from '../queries/notifications.ts'
import { lostTo } from './read.ts'

/** Replays notifications as the inbox shows them: without the words of records that their reader may no longer see. */
export const retelling =
  (portal: Portal, kinds: readonly ObjectKind[]): Replay =>
  async (actor, channel, changes) => {
    if (channel !== `user:${actor.id}`) return changes
    const ids = changes.flatMap((change) => idTold(change) ?? [])
    const rows = await readAbout(portal.db, ids)
    const lost = await lostTo({ portal, actor }, rows, kinds)
    const shown = new Set(rows.filter(({ object_id }) => !lost.has(object_id)).map(({ id }) => id))
    return changes.map((change) => {
      const id = idTold(change)
      return id === undefined || shown.has(id) ? change : { ...change, detail: { ...hidden, id } }
    })
  }

const idTold = ({ event, detail }: Change): string | undefined =>
  event === notificationEvents.arrived.name && typeof detail['id'] === 'string' ? detail['id'] : undefined

const hidden = { about: 'notifications.hidden', params: {}, actorName: '', path: '' }
