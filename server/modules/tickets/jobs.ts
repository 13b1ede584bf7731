import { userEvents } from '@diwan/contract/users/events'
import type { Portal } from '../../kit/portal.ts'
import type { Reaction } from '../../kit/record/jobs.ts'
import { openTicketsOf } from './queries/tickets.ts'
import { requeueTicket } from './service/commands/assign.ts'

/** What somebody who was disabled or deleted had in hand goes back to its queue (T6, U3). Twice changes nothing. */
export const requeueReaction = (portal: Portal): Reaction => ({
  name: 'tickets.requeue',
  events: [userEvents.disabled.name, userEvents.deleted.name],
  async run({ objectId }) {
    for (const id of await openTicketsOf(portal.db, objectId)) await requeueTicket(portal, id, objectId)
  },
})
