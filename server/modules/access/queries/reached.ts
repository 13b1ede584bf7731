import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

/** The units of a person, by id. */
export interface Reached {
  /** Own groups and what else is no department. */
  readonly groupIds: readonly string[]
  readonly departmentIds: readonly string[]
  /** Own ones and all below them. */
  readonly treeIds: readonly string[]
  /** Own ones and all above them: those by which a person is addressed. */
  readonly addressedIds: readonly string[]
}

type Around = readonly [from: string, id: string, kind: string, within: boolean]

/**
 * Of each of these people own units, everything below them and everything above: read once for each unit that somebody belongs to,
 * and put together once for all who belong to the same.
 */
export async function readReached(db: Queryable, userIds: readonly string[]): Promise<(userId: string) => Reached> {
  const { rows } = await sql<{ members: readonly (readonly [string, string])[] | null; around: readonly Around[] | null }>`
    with recursive member as (
      select user_id, unit_id from unit_members where user_id = any(${[...userIds]}::uuid[])
    ), below as (
      select distinct unit_id as start, unit_id as id from member
      union
      select below.start, units.id from units join below on units.parent_id = below.id
    ), above as (
      select units.id as start, units.parent_id as id from units
        where units.id in (select unit_id from member) and units.parent_id is not null
      union
      select above.start, units.parent_id from above join units on units.id = above.id where units.parent_id is not null
    ), around as (
      select start, id, true as within from below union all select start, id, false from above
    )
    select (select json_agg(json_build_array(user_id, unit_id)) from member) as members,
      (select json_agg(json_build_array(start, units.id, units.kind, within)) from around join units using (id)) as around`.execute(
    db,
  )
  const members = Map.groupBy(rows[0]?.members ?? [], ([user]) => user)
  const around = Map.groupBy(rows[0]?.around ?? [], ([start]) => start)
  const known = new Map<string, Reached>()
  return (userId) => {
    const own = [...new Set((members.get(userId) ?? []).map(([, unit]) => unit))]
    const name = own.join(' ')
    const before = known.get(name)
    if (before) return before
    const made = reachedFrom(
      own,
      own.flatMap((unit) => around.get(unit) ?? []),
    )
    known.set(name, made)
    return made
  }
}

function reachedFrom(own: readonly string[], around: readonly Around[]): Reached {
  const mine = new Set(own)
  const kinds = new Map(around.map(([, id, kind]) => [id, kind]))
  const isDepartment = (id: string): boolean => kinds.get(id) === 'department'
  const ids = (which: (one: Around) => boolean): string[] => [...new Set(around.filter(which).map(([, id]) => id))]
  return {
    groupIds: own.filter((id) => !isDepartment(id)),
    departmentIds: own.filter(isDepartment),
    treeIds: ids(([, , , within]) => within),
    addressedIds: ids(([, id, , within]) => mine.has(id) || !within),
  }
}
