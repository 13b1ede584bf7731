import type { Role } from '@diwan/contract/access/vocabulary'
import { randomUUID } from 'node:crypto'
import type { Employee, Stage } from './employee.ts'
import type { TestPerson } from './people.ts'
import { makeUnit } from './people.ts'
import type { Facts, KindProof } from './proof.ts'
import type { World } from './world.ts'

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

/** One record of the kind for each way to stand to it. */
export async function plantSituations<F extends Facts>(
  w: World,
  { situations, plant }: Pick<KindProof<F>, 'situations' | 'plant'>,
  stage: Stage,
  me: string,
): Promise<Map<string, F>> {
  const names = Object.keys(situations)
  const planted = await plant(
    w,
    names.map((name) => situations[name]!(me, stage)),
  )
  return new Map(names.map((name, n) => [name, planted[n]!]))
}

/** What nobody has: an id that is no record. */
export const missingId = (): string => randomUUID()
