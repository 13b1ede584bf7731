import { userEvents } from '@diwan/contract/users/events'
import type { Portal } from '../../kit/portal.ts'
import type { Reaction } from '../../kit/record/jobs.ts'
import { readActor } from '../access/public.ts'
import { openTicketsOf } from './queries/tickets.ts'
import { unassignTicket } from './service/unassign.ts'

/** What somebody who was disabled or deleted had in hand goes back to its queue (T6, U3). Twice changes nothing. */
export const requeueReaction = (portal: Portal): Reaction => ({
  name: 'tickets.requeue',
  events: [userEvents.disabled.name, userEvents.deleted.name],
  async run({ objectId, actorId }) {
    const actor = await readActor(portal, actorId)
    if (!actor) return // whoever asked for it is gone as well; the next one who disables somebody is heard
    const ctx = { portal, clock: portal.clock, db: portal.db, actor }
    for (const id of await openTicketsOf(portal.db, objectId)) await unassignTicket(ctx, id, objectId)
  },
})
