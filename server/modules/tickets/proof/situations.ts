import type { Stage } from '../../../testing/employee.ts'
import type { TestUnit } from '../../../testing/people.ts'
import type { NewPlantedTicket } from './planted.ts'

const at = (unit: TestUnit) => ({ groupId: unit.id, departmentId: unit.parentId! })

/** One ticket for each way to stand to it, named the way a failing test should read. */
export const situations = {
  own: (me, { foreignGroup }) => ({ ...at(foreignGroup), requesterId: me }),
  'participant in': (me, { foreignGroup, other }) => ({ ...at(foreignGroup), requesterId: other.id, participantIds: [me] }),
  assigned: (me, { foreignGroup, other }) => ({ ...at(foreignGroup), requesterId: other.id, assigneeId: me }),
  'same group': (_me, { group, other }) => ({ ...at(group), requesterId: other.id }),
  'same department': (_me, { siblingGroup, other }) => ({ ...at(siblingGroup), requesterId: other.id }),
  'department below': (_me, { groupBelow, other }) => ({ ...at(groupBelow), requesterId: other.id }),
  foreign: (_me, { foreignGroup, other }) => ({ ...at(foreignGroup), requesterId: other.id }),
  'own but deleted': (me, { group }) => ({ ...at(group), requesterId: me, assigneeId: me, participantIds: [me], deleted: true }),
  'own but closed': (me, { foreignGroup }) => ({ ...at(foreignGroup), requesterId: me, status: 'CLOSED' }),
} satisfies Record<string, (me: string, stage: Stage) => Omit<NewPlantedTicket, 'activityAt'>>
