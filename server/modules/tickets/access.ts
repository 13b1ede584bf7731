import type { Actor } from '../../kit/access/actor.ts'
import { TICKET_DEGREES } from '@diwan/contract/tickets/vocabulary'
import { living } from '../../kit/access/living.ts'
import { matching, relations, shared, within } from '../../kit/access/reach.ts'
import { byReach } from '../../kit/list/readers.ts'
import type { TicketReach } from './queries/tickets.ts'

/** Which column or link carries which relation. Role settings (data) say who holds which, per flag. */
export const reach = relations<TicketReach>({
  own: { column: 'requester_id', ids: (actor) => [actor.id] },
  participant: shared({ kind: 'ticket', degrees: TICKET_DEGREES, atLeast: 'participant', repeats: 'activity_at' }),
  assigned: { column: 'assignee_id', ids: (actor) => [actor.id] },
  group: { column: 'group_id', ids: (actor) => actor.groupIds },
  department: { column: 'department_id', ids: (actor) => actor.departmentIds },
  tree: { column: 'department_id', ids: (actor) => actor.treeIds },
})

const view = living(within(reach, 'tickets.view'))

export const can = {
  view,
  reply: within(reach, 'tickets.reply'),
  internal_note: within(reach, 'tickets.internal_note'),
  assign: within(reach, 'tickets.assign'),
  change: within(reach, 'tickets.change'),
  resolve: within(reach, 'tickets.resolve'),
  confirm: within(reach, 'tickets.confirm'),
  wait: within(reach, 'tickets.wait'),
  close: within(reach, 'tickets.close'),
  reopen: within(reach, 'tickets.reopen'),
  /** As more than the requester, who has some days only. */
  reopen_late: ((actor, row) =>
    matching(reach, 'tickets.reopen', actor, row).some((relation) => relation !== 'own')) as typeof view,
  delete: within(reach, 'tickets.delete'),
}

/** Whether a ticket may be opened there for somebody else. */
export const mayOpenFor = (actor: Actor, place: Pick<TicketReach, 'department_id' | 'group_id'>): boolean =>
  within(reach, 'tickets.create')(actor, { ...place, requester_id: '', assignee_id: null, degree: null } as TicketReach)

/** Who reads lists of tickets, and who may carry them away. */
export const readers = { 'tickets.view': byReach(reach, 'tickets.view'), 'tickets.export': byReach(reach, 'tickets.export') }
