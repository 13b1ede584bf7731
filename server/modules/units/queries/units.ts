import type { UnitKind } from '@diwan/contract/units/vocabulary'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import { deleteObject, insertObject } from '../../../kit/record/objects.ts'
import { foldedNames } from './names.ts'
import type { Units } from '../rows.gen.ts'

export type LockedUnit = Selectable<Units>

/** A number of our own among PostgreSQL's advisory locks. */
const TREE = 7_141_901

/** A change of the tree's shape runs alone: two moves that cross each other would make a circle. */
export async function lockTree(db: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(TREE)})`.execute(db)
}

export function lockUnit(db: Queryable, id: string): Promise<LockedUnit | undefined> {
  return db.selectFrom('units').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export interface NewUnit {
  kind: UnitKind
  parentId: string | null
  nameAr: string
  nameEn: string
  position: number
  at: Date
}

export async function insertUnit(db: Queryable, unit: NewUnit): Promise<string> {
  const id = await insertObject(db, { kind: unit.kind, at: unit.at })
  await db
    .insertInto('units')
    .values({
      id,
      kind: unit.kind,
      parent_id: unit.parentId,
      name_ar: unit.nameAr,
      name_en: unit.nameEn,
      ...foldedNames(unit.nameAr, unit.nameEn),
      position: unit.position,
    })
    .execute()
  return id
}

export async function renameUnit(db: Queryable, id: string, nameAr: string, nameEn: string): Promise<void> {
  await db
    .updateTable('units')
    .set((set) => ({
      name_ar: nameAr,
      name_en: nameEn,
      ...foldedNames(nameAr, nameEn),
      version: set('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** How many units stand on the way from the root to this one, itself included; nothing at the root. */
export async function readDepth(db: Queryable, id: string | null): Promise<number> {
  if (id === null) return 0
  const { rows } = await sql<{ depth: number }>`
    with recursive up as (
      select id, parent_id from units where id = ${id}
      union all select units.id, units.parent_id from up join units on units.id = up.parent_id
    ) select count(*) as depth from up`.execute(db)
  return rows[0]!.depth
}

/** Living children in their order. */
export async function readOrder(db: Queryable, parentId: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from units where parent_id is not distinct from ${parentId}::uuid and archived_at is null
    order by position, id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Gives the units the places 0, 1, 2 … in this order; who stands there already is not touched. */
export async function writeOrder(db: Queryable, ids: readonly string[]): Promise<void> {
  await sql`
    update units set position = placed.position - 1
    from unnest(${[...ids]}::uuid[]) with ordinality as placed (id, position)
    where units.id = placed.id and units.position <> placed.position - 1`.execute(db)
}

export async function nextPosition(db: Queryable, parentId: string | null): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(position) + 1, 0) as next from units
    where parent_id is not distinct from ${parentId}::uuid and archived_at is null`.execute(db)
  return rows[0]!.next
}

export async function bumpVersion(db: Queryable, id: string): Promise<void> {
  await db
    .updateTable('units')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export interface Below {
  id: string
  kind: UnitKind
  parent_id: string | null
  steps: number
  archived: boolean
}

/** The unit and everything below it, archived or not. */
export async function readSubtree(db: Queryable, id: string): Promise<Below[]> {
  const { rows } = await sql<Below>`
    with recursive below as (
      select id, kind, parent_id, archived_at, 0 as steps from units where id = ${id}
      union all
      select units.id, units.kind, units.parent_id, units.archived_at, below.steps + 1
      from below join units on units.parent_id = below.id
    ) select id, kind, parent_id, steps, archived_at is not null as archived from below`.execute(db)
  return rows
}

export async function placeUnit(db: Queryable, id: string, parentId: string | null, position: number): Promise<void> {
  await db
    .updateTable('units')
    .set((set) => ({ parent_id: parentId, position, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export function readUnitPlain(db: Queryable, id: string): Promise<LockedUnit | undefined> {
  return db.selectFrom('units').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Gone for good; its object stays for the history. */
export async function deleteUnitRow(db: Queryable, id: string, at: Date): Promise<void> {
  await db.deleteFrom('units').where('id', '=', id).execute()
  await deleteObject(db, id, at)
}

/** The unit, and below it what was archived in the same moment. */
export async function readArchivedTogether(db: Queryable, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive below as (
      select id, archived_at from units where id = ${id}
      union all
      select units.id, units.archived_at from below
      join units on units.parent_id = below.id and units.archived_at = below.archived_at
    ) select id from below`.execute(db)
  return rows.map((row) => row.id)
}
