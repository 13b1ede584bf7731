import { COUNT_LIMIT } from '@diwan/contract/kit/page'
import type { SightChange, SightPreview } from '@diwan/contract/units/schemas'
import { SHOWN_PEOPLE } from '@diwan/contract/units/limits'
import type { Actor } from '../../../kit/access/actor.ts'
import { counterOf } from '../../../kit/list/counter.ts'
import type { ActorReaders, UnitContent } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Belonging } from '../queries/chains.ts'
import { readBelonging } from '../queries/chains.ts'

/** What units needs of those who know people and records; the house brings them together. */
export interface Surroundings extends Pick<ActorReaders, 'readActors' | 'readGrants'> {
  readonly contents: readonly (UnitContent & { readonly module: string })[]
}

const CARRIED = ['tree', 'department', 'group'] as const
type Carried = (typeof CARRIED)[number]

/** Whose members reach a part of the tree by a relation. */
export type Standing = Readonly<Record<Carried, readonly string[]>>

/** A part of the tree for which it changes who reaches it. */
export interface Shift {
  readonly units: readonly { readonly id: string; readonly parent_id: string | null; readonly kind: string }[]
  readonly before: Standing
  readonly after: Standing
}

interface Affected {
  readonly person: Belonging
  readonly turns: readonly Turn[]
}

/** One flag over one part, begun or ended. */
interface Turn {
  readonly shift: Shift
  readonly flag: string
  readonly gains: boolean
  readonly relations: readonly Carried[]
}

const UNITS = 'departments.view'
const BATCH = 500

/** Who begins or ceases to see what. Relations decide it as they do everywhere: nothing here names a role or a module. */
export async function previewAccess(
  ctx: Ctx,
  around: Surroundings,
  shifts: readonly Shift[],
  version: number,
): Promise<SightPreview> {
  const affected = await findAffected(ctx, around, shifts)
  const named = affected.slice(0, SHOWN_PEOPLE)
  const actors = await around.readActors(
    ctx,
    named.map(({ person }) => person.id),
  )
  const shown: SightChange[] = []
  for (const one of named) {
    const actor = actors.find(({ id }) => id === one.person.id)
    if (actor) shown.push(await changeOf(ctx, around, actor, one))
  }
  return { version, people: counterOf(affected.length), shown }
}

/** Read in the order of their names until one more than is counted. */
async function findAffected(ctx: Ctx, around: Surroundings, shifts: readonly Shift[]): Promise<Affected[]> {
  const concerned = shifts.flatMap(({ before, after }) =>
    CARRIED.flatMap((relation) => [...before[relation], ...after[relation]]),
  )
  const people = await readBelonging(ctx.db, [...new Set(concerned)])
  const moved = people.filter((person) =>
    shifts.some((shift) => CARRIED.some((one) => isIn(person, shift.before[one]) !== isIn(person, shift.after[one]))),
  )
  const flags = [...around.contents.map(({ flag }) => flag), UNITS]
  const affected: Affected[] = []
  for (let from = 0; from < moved.length && affected.length <= COUNT_LIMIT; from += BATCH) {
    const batch = moved.slice(from, from + BATCH)
    const grants = await around.readGrants(
      ctx,
      batch.map(({ id }) => id),
    )
    for (const person of batch) {
      const turns = shifts.flatMap((shift) => flags.flatMap((flag) => turnOf(shift, flag, person, grants.get(person.id)) ?? []))
      if (turns.length > 0) affected.push({ person, turns })
    }
  }
  return affected
}

const isIn = (person: Belonging, units: readonly string[]): boolean => person.units.some((id) => units.includes(id))

function turnOf(shift: Shift, flag: string, person: Belonging, grants: Actor['grants'] | undefined): Turn | null {
  const held = grants?.get(flag)
  if (!held || held.has('all')) return null
  const carried = flag === UNITS ? CARRIED.filter((relation) => relation === 'tree') : CARRIED // a unit is reached by itself
  const by = (standing: Standing) => carried.filter((relation) => held.has(relation) && isIn(person, standing[relation]))
  const [before, after] = [by(shift.before), by(shift.after)]
  if (before.length > 0 === after.length > 0) return null
  return { shift, flag, gains: after.length > 0, relations: after.length > 0 ? after : before }
}

async function changeOf(ctx: Ctx, around: Surroundings, actor: Actor, { person, turns }: Affected): Promise<SightChange> {
  const part = async (gains: boolean) => {
    const own = turns.filter((turn) => turn.gains === gains)
    if (own.length === 0) return null
    const records = []
    for (const content of around.contents) {
      let count = 0
      for (const { shift } of own.filter(({ flag }) => flag === content.flag)) {
        const groups = shift.units.filter(({ kind }) => kind === 'group').map(({ id }) => id)
        count += await content.count(ctx.db, groups, COUNT_LIMIT + 1, gains ? actor : within(actor, shift))
      }
      if (count > 0) records.push({ kind: content.kind, module: content.module, ...counterOf(count) })
    }
    const units = own
      .filter(({ flag }) => flag === UNITS)
      .flatMap(({ shift }) => shift.units.filter(({ id }) => !(gains ? actor : within(actor, shift)).treeIds.includes(id)))
    return { relations: [...new Set(own.flatMap(({ relations }) => relations))], records, units: counterOf(units.length) }
  }
  return { person: { id: person.id, fullName: person.full_name }, gains: await part(true), loses: await part(false) }
}

/** The person as nothing above that part carries any more: what is left are own units inside it and all below those. */
function within(actor: Actor, { units }: Shift): Actor {
  const own = new Set([...actor.groupIds, ...actor.departmentIds])
  const inside = new Map(units.map((unit) => [unit.id, unit]))
  const isOwn = (id: string | null): boolean => {
    const unit = id === null ? undefined : inside.get(id)
    return unit !== undefined && (own.has(unit.id) || isOwn(unit.parent_id))
  }
  return {
    ...actor,
    groupIds: actor.groupIds.filter((id) => inside.has(id)),
    departmentIds: actor.departmentIds.filter((id) => inside.has(id)),
    treeIds: units.map(({ id }) => id).filter(isOwn),
  }
}
