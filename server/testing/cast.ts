import type { Role } from '@diwan/contract/access/vocabulary'
import { randomUUID } from 'node:crypto'
import type { Employee, UnitTree } from './oracle.ts'
import type { NewPlantedTicket, PlantedTicket } from './planted-tickets.ts'
import { plantTickets } from './planted-tickets.ts'
import type { TestPerson, TestUnit } from './people.ts'
import { makeUnit } from './people.ts'
import type { World } from './world.ts'

/** A small organisation in which every relation can be held alone. */
export interface Stage {
  readonly tree: UnitTree
  readonly department: TestUnit
  readonly group: TestUnit
  readonly siblingGroup: TestUnit
  readonly groupBelow: TestUnit
  readonly foreignGroup: TestUnit
  readonly other: TestPerson
}

export interface Player extends TestPerson, Employee {}

export async function setStage(w: World): Promise<Stage> {
  const department = await w.department()
  const below = await makeUnit(w.db, 'department', department.id, w.clock.now())
  const [group, siblingGroup, groupBelow, foreignGroup] = [
    await w.group(department),
    await w.group(department),
    await w.group(below),
    await w.group(),
  ]
  const placed = [department, below, group, siblingGroup, groupBelow, foreignGroup]
  const tree = new Map([...placed.map((unit) => [unit.id, unit.parentId] as const), [foreignGroup.parentId!, null] as const])
  return { tree, department, group, siblingGroup, groupBelow, foreignGroup, other: await w.person('USER') }
}

/** Works for the group and belongs to its department. */
export async function player(w: World, stage: Stage, role: Role): Promise<Player> {
  const person = await w.person(role, stage.department, stage.group)
  return { ...person, unitIds: [stage.department.id, stage.group.id] }
}

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

export type Situation = keyof typeof situations

export async function plantSituations(w: World, stage: Stage, me: string): Promise<Map<Situation, PlantedTicket>> {
  const names = Object.keys(situations) as Situation[]
  const wanted: NewPlantedTicket[] = names.map((name) => ({ ...situations[name](me, stage), activityAt: w.clock.now() }))
  const planted = await plantTickets(w.db, wanted)
  return new Map(names.map((name, index) => [name, planted[index]!]))
}

/** What nobody has: an id that is no ticket. */
export const missingId = (): string => randomUUID()
