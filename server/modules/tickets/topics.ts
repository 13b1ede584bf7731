import { holdsFlag, type Actor } from '../../kit/access/actor.ts'
import type { TicketRow } from './queries/tickets.ts'

/** The list of request templates. */
export const TEMPLATES = 'tickets:templates'
/** The canned answers of those who handle tickets. */
export const CANNED = 'tickets:canned'

/** Whose lists a change of this ticket may alter. The same names on both sides: told and heard. */
export function topicsOf(
  row: Pick<TicketRow, 'department_id' | 'group_id' | 'requester_id' | 'assignee_id'>,
  participants: readonly string[] = [],
): string[] {
  const people = [row.requester_id, row.assignee_id, ...participants].filter((id) => id !== null)
  return ['tickets:all', `tickets:${row.department_id}`, `tickets:${row.group_id}`, ...people.map((id) => `tickets:${id}`)]
}

/** The topics a person may hear, by the relations held; a topic says only that something changed. */
export function heardBy(actor: Actor): string[] {
  const held = actor.grants.get('tickets.view')
  const shared = [
    ...(holdsFlag(actor, 'tickets', 'templates') ? [TEMPLATES] : []),
    ...(holdsFlag(actor, 'tickets', 'administer') ? [CANNED] : []),
  ]
  if (!held) return shared
  return [
    ...shared,
    `tickets:${actor.id}`,
    ...(held.has('all') ? ['tickets:all'] : []),
    ...(held.has('group') ? actor.groupIds.map((id) => `tickets:${id}`) : []),
    ...(held.has('department') ? actor.departmentIds.map((id) => `tickets:${id}`) : []),
    ...(held.has('tree') ? actor.treeIds.map((id) => `tickets:${id}`) : []),
  ]
}
