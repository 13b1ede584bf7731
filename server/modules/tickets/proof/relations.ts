import type { Relation } from '@diwan/contract/access/vocabulary'
import type { Cells } from '../../../testing/oracle.ts'
import type { Employee, UnitTree } from '../../../testing/employee.ts'
import { askerOf } from '../../../testing/oracle.ts'
import type { World } from '../../../testing/world.ts'
import type { PlantedTicket } from './planted.ts'

/** Everything this person is to this ticket. */
export function relationsTo(person: Employee, ticket: PlantedTicket, tree: UnitTree): Relation[] {
  const above: string[] = []
  for (let unit: string | null = ticket.departmentId; unit; unit = tree.get(unit) ?? null) above.push(unit)
  const facts: [Relation, boolean][] = [
    ['own', ticket.requesterId === person.id],
    ['participant', ticket.participantIds.includes(person.id)],
    ['assigned', ticket.assigneeId === person.id],
    ['group', person.unitIds.includes(ticket.groupId)],
    ['department', person.unitIds.includes(ticket.departmentId)],
    ['tree', above.some((unit) => person.unitIds.includes(unit))],
    ['all', true],
  ]
  return facts.filter(([, is]) => is).map(([relation]) => relation)
}

/** What one person may of one ticket. */
export const ticketAsker = (cells: Cells, person: Employee, ticket: PlantedTicket, tree: UnitTree) =>
  askerOf({ relations: relationsTo }, cells, person, ticket, tree)

/** As it stands in the database now. */
export async function ticketFacts({ db }: World, id: string): Promise<PlantedTicket | undefined> {
  const row = await db.selectFrom('tickets').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const others = await db.selectFrom('object_people').select('user_id').where('object_id', '=', id).execute()
  return {
    id,
    departmentId: row.department_id,
    groupId: row.group_id,
    requesterId: row.requester_id,
    assigneeId: row.assignee_id,
    participantIds: others.map(({ user_id }) => user_id),
    status: row.status as PlantedTicket['status'],
    priority: row.priority as PlantedTicket['priority'],
    deleted: row.deleted_at !== null,
    activityAt: row.activity_at,
    createdAt: row.created_at,
  }
}
