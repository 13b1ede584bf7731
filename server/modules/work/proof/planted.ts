import type { Colour } from '@diwan/contract/kit/colours'
import { roleToken, unitToken } from '@diwan/contract/kit/tokens'
import { VISIBILITIES, WORKSPACE_DEGREES, type Visibility, type WorkspaceDegree } from '@diwan/contract/work/vocabulary'
import fc from 'fast-check'
import type { Queryable } from '../../../kit/db/database.ts'
import { newId } from '../../../kit/db/id.ts'
import { insertObjects } from '../../../kit/record/objects.ts'
import type { Employee, UnitTree } from '../../../testing/employee.ts'
import type { Facts, KindProof, Settling, Sizes } from '../../../testing/proof.ts'
import type { World } from '../../../testing/world.ts'
import { setAudience } from '../../audience/public.ts'
import { insertPeople } from '../../people/public.ts'
import { keepTitle } from '../queries/entries.ts'
import { insertWorkspace } from '../queries/workspaces.ts'

/** Every planted workspace is found by it. */
export const NAME = 'زعفران'

export interface Planted extends Facts {
  readonly people: Readonly<Record<string, string>>
  readonly visibility: Visibility
  readonly unitId: string | null
}
export type Wanted = Partial<Omit<Planted, 'id'>> & { readonly at?: Date }

const opensUnit = (visibility: Visibility): boolean => visibility === 'group' || visibility === 'department'

interface Looks {
  readonly name: string
  readonly colour: Colour
}

/** Of the workspaces that are records of the proof themselves. */
export const PLANTED: Colour = 'olive'
/** Of those that projects and tasks lie in. */
export const AROUND: Looks = { name: 'موضع', colour: 'grey' }

/** As the situation asks, without the service. */
export async function plant(
  w: World,
  wanted: Wanted,
  { name, colour }: Looks = { name: NAME, colour: PLANTED },
): Promise<Planted> {
  const { people = {}, visibility = 'private', unitId = null, deleted = false, at = w.clock.now() } = wanted
  const { db } = w
  const id = newId()
  const by = Object.keys(people)[0] ?? (await w.person('USER')).id
  await insertObjects(db, [{ id, kind: 'workspace' }], { by, at })
  const times = { created_at: at, updated_at: at }
  await insertWorkspace(db, { id, name, colour, visibility, unit_id: unitId, created_by: by, ...times })
  await keepTitle(db, { id, texts: [name], at })
  const open = visibility === 'organisation' ? (['all'] as const) : unitId === null ? [] : [unitToken(unitId)]
  const roles = visibility === 'private' ? [] : [roleToken('ADMIN'), roleToken('SUPER_ADMIN')]
  await setAudience(db, { id, kind: 'workspace', listedAt: at }, [...open, ...roles])
  for (const [userId, degree] of Object.entries(people))
    await insertPeople(db, { id, kind: 'workspace', degree, sortAt: at }, [userId])
  if (deleted) await db.updateTable('objects').set({ deleted_at: at }).where('id', '=', id).execute()
  return { id, deleted, people, visibility, unitId }
}

/** Whether a unit is one of this person's, or stands above one. */
function belongs(tree: UnitTree, person: Employee, unitId: string): boolean {
  const isBelow = (id: string | null | undefined): boolean => !!id && (id === unitId || isBelow(tree.get(id)))
  return person.unitIds.some(isBelow)
}

function isOpenTo(person: Employee, { visibility, unitId }: Planted, tree: UnitTree): boolean {
  if (visibility === 'private') return false
  if (visibility === 'organisation' || person.role === 'ADMIN' || person.role === 'SUPER_ADMIN') return true
  return unitId !== null && belongs(tree, person, unitId)
}

export const situations: KindProof<Planted>['situations'] = {
  owner: (me) => ({ people: { [me]: 'owner' } }),
  admin: (me, { other }) => ({ people: { [other.id]: 'owner', [me]: 'admin' } }),
  member: (me, { other }) => ({ people: { [other.id]: 'owner', [me]: 'member' } }),
  reader: (me, { other }) => ({ people: { [other.id]: 'owner', [me]: 'reader' } }),
  foreign: (_me, { other }) => ({ people: { [other.id]: 'owner' } }),
  'open to all': (_me, { other }) => ({ people: { [other.id]: 'owner' }, visibility: 'organisation' }),
  'open to the own group': (_me, { other, group }) => ({
    people: { [other.id]: 'owner' },
    visibility: 'group',
    unitId: group.id,
  }),
  'open to the own department': (_me, { other, department }) => ({
    people: { [other.id]: 'owner' },
    visibility: 'department',
    unitId: department.id,
  }),
  'open to a foreign group': (_me, { other, foreignGroup }) => ({
    people: { [other.id]: 'owner' },
    visibility: 'group',
    unitId: foreignGroup.id,
  }),
  'owner and deleted': (me) => ({ people: { [me]: 'owner' }, visibility: 'organisation', deleted: true }),
}

/** How a workspace stands now, as the facts of a record that lies in it, or of itself. */
export async function factsOf(db: Queryable, id: string, workspaceId: string): Promise<Planted | undefined> {
  const [row, object, people] = await Promise.all([
    db.selectFrom('workspaces').select(['visibility', 'unit_id']).where('id', '=', workspaceId).executeTakeFirst(),
    db.selectFrom('objects').select('deleted_at').where('id', '=', id).executeTakeFirst(),
    db.selectFrom('object_people').select(['user_id', 'degree']).where('object_id', '=', workspaceId).execute(),
  ])
  return (
    row && {
      id,
      deleted: object?.deleted_at !== null,
      visibility: row.visibility as Visibility,
      unitId: row.unit_id,
      people: Object.fromEntries(people.map((one) => [one.user_id, one.degree])),
    }
  )
}

/** Who stands how to it: a second time, on purpose, and without the access table. */
export const relations: KindProof<Planted>['relations'] = (person, facts, tree) => [
  ...(facts.people[person.id] === undefined ? [] : (['member'] as const)),
  ...(isOpenTo(person, facts, tree) ? (['audience'] as const) : []),
  'all',
]

export const enough = ({ id }: Employee, { people }: Planted, flag: string): boolean => {
  const degree = people[id] ?? ''
  if (flag === 'workspace.edit') return ['member', 'admin', 'owner'].includes(degree)
  return flag !== 'workspace.manage' || ['admin', 'owner'].includes(degree)
}

interface Drawn {
  readonly degrees: readonly (WorkspaceDegree | undefined)[]
  readonly visibility: Visibility
  readonly group: number
  readonly deleted: boolean
  readonly instant: number
}

export const drawn = ({ people, groups }: Sizes): fc.Arbitrary<Drawn[]> =>
  fc.array(
    fc.record({
      degrees: fc.array(fc.constantFrom(undefined, ...WORKSPACE_DEGREES), { minLength: people, maxLength: people }),
      visibility: fc.constantFrom(...VISIBILITIES.filter((one) => one !== 'department')),
      group: fc.nat({ max: groups - 1 }),
      deleted: fc.boolean(),
      instant: fc.nat({ max: 2 }),
    }),
  )

export const wantedOf = (chosen: unknown, { people, groups }: Settling): Wanted[] =>
  (chosen as Drawn[]).map(({ degrees, visibility, group, deleted, instant }) => ({
    people: Object.fromEntries(degrees.flatMap((degree, n) => (degree && people[n] ? [[people[n].id, degree]] : []))),
    visibility,
    unitId: opensUnit(visibility) ? groups[group]!.id : null,
    deleted,
    at: new Date(Date.UTC(2026, 10, 1) + instant),
  }))
