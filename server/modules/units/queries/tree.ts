import { COUNT_LIMIT } from '@diwan/contract/kit/page'
import type { UnitKind } from '@diwan/contract/units/vocabulary'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { beginsSo, type UnitNames } from './names.ts'

/** A line of the tree as the presenter needs it; counts stop one past the limit. */
export interface UnitRow extends UnitNames {
  parent_id: string | null
  position: number
  version: number
  archived_at: Date | null
  parent_kind: string | null
  parent_ar: string | null
  parent_en: string | null
  children: number
  people: number
}

/** What a reader may see of it: null is everything, otherwise these ids. */
export interface Visibility {
  reached: readonly string[] | null
  archived: boolean
}

const seen = (unit: string, { reached, archived }: Visibility): RawBuilder<unknown> => sql`true
  ${archived ? sql`` : sql`and ${sql.ref(`${unit}.archived_at`)} is null`}
  ${reached ? sql`and ${anyOf(`${unit}.id`, reached)}` : sql``}`

const STOP = sql.lit(COUNT_LIMIT + 1)

/** Of the rows of `unit` alone: whatever the size of the organisation, a page costs its own lines. */
const columns = (visibility: Visibility) => sql`
  unit.id, unit.kind, unit.name_ar, unit.name_en, unit.parent_id, unit.position, unit.version, unit.archived_at,
  parent.kind as parent_kind, parent.name_ar as parent_ar, parent.name_en as parent_en,
  (select count(*) from (select from units child where child.parent_id = unit.id and ${seen('child', visibility)} limit ${STOP}) below) as children,
  (select count(*) from (select distinct user_id from unit_members where unit_id = unit.id limit ${STOP}) belonging) as people`

export interface After {
  position: number
  id: string
}

/** What stands directly below; at the root what has nothing above it that this reader sees. */
export async function readChildren(
  db: Queryable,
  parentId: string | null,
  visibility: Visibility,
  after: After | undefined,
  limit: number,
): Promise<UnitRow[]> {
  const { reached } = visibility
  const top = reached
    ? sql`(unit.parent_id is null or unit.parent_id <> all(${[...reached]}::uuid[]))`
    : sql`unit.parent_id is null`
  const { rows } = await sql<UnitRow>`
    select ${columns(visibility)} from units unit left join units parent on parent.id = unit.parent_id
    where ${parentId === null ? top : sql`unit.parent_id = ${parentId}`} and ${seen('unit', visibility)}
      ${after ? sql`and (unit.position, unit.id) > (${after.position}::int, ${after.id}::uuid)` : sql``}
    order by unit.position, unit.id limit ${limit}`.execute(db)
  return rows
}

export async function readUnit(db: Queryable, id: string, visibility: Visibility): Promise<UnitRow | undefined> {
  const { rows } = await sql<UnitRow>`
    select ${columns(visibility)} from units unit left join units parent on parent.id = unit.parent_id
    where unit.id = ${id}`.execute(db)
  return rows[0]
}

export interface PathRow extends UnitNames {
  below: string
}

/** All that stands above each of the units, from the root down. */
export async function readPaths(db: Queryable, ids: readonly string[]): Promise<PathRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<PathRow>`
    with recursive up as (
      select id as below, parent_id as id, 1 as steps from units where ${anyOf('id', ids)}
      union all
      select up.below, above.parent_id, up.steps + 1
      from up cross join lateral (select parent_id from units where units.id = up.id limit 1) above
    )
    select up.below, above.id, above.kind, above.name_ar, above.name_en
    from up cross join lateral (select id, kind, name_ar, name_en from units where units.id = up.id limit 1) above
    order by up.below, up.steps desc`.execute(db)
  return rows
}

export interface HitRow extends UnitNames {
  archived_at: Date | null
}

export async function searchUnits(
  db: Queryable,
  text: string,
  kind: UnitKind | undefined,
  visibility: Visibility,
  after: string | undefined,
  limit: number,
): Promise<HitRow[]> {
  const { rows } = await sql<HitRow>`
    select unit.id, unit.kind, unit.name_ar, unit.name_en, unit.archived_at
    from units unit
    where ${beginsSo('unit', text)} and ${seen('unit', visibility)}
      ${kind ? sql`and unit.kind = ${kind}` : sql``}
      ${after ? sql`and (unit.folded_ar, unit.id) > (select folded_ar, id from units where id = ${after}::uuid)` : sql``}
    order by unit.folded_ar, unit.id limit ${limit}`.execute(db)
  return rows
}

/** Living units of each kind, counted to the limit. */
export async function countUnits(db: Queryable, visibility: Visibility): Promise<Record<UnitKind, number>> {
  const of = (kind: UnitKind) => sql`
    (select count(*) from (select from units unit where unit.kind = ${kind} and ${seen('unit', visibility)} limit ${STOP}) counted)`
  const { rows } = await sql<Record<UnitKind, number>>`
    select ${of('department')} as department, ${of('group')} as "group", ${of('level')} as level`.execute(db)
  return rows[0]!
}
