import type { Colour } from '@diwan/contract/kit/colours'
import type { Label } from '@diwan/contract/labels/schemas'
import { fold } from '@diwan/core/arabic-fold'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import { anyOf } from '../../kit/db/any-of.ts'
import type { Queryable } from '../../kit/db/database.ts'
import { newId } from '../../kit/db/id.ts'
import type { Labels } from './rows.gen.ts'

export type LabelRow = Selectable<Labels>

/** By name; as many as a scope may have. Index: labels_by_name. */
export function readLabels(db: Queryable, scopeId: string): Promise<LabelRow[]> {
  return db
    .selectFrom('labels')
    .selectAll()
    .where('scope_id', '=', scopeId)
    .orderBy(sql`name collate "ar-x-icu"`)
    .orderBy('id')
    .execute()
}

/** Those of a scope that are called so, by folded names. Index: labels_by_name. */
export function readNamed(db: Queryable, scopeId: string, folded: readonly string[]) {
  return db.selectFrom('labels').select(['id', 'folded']).where('scope_id', '=', scopeId).where('folded', 'in', folded).execute()
}

export function lockLabel(db: Queryable, id: string): Promise<LabelRow | undefined> {
  return db.selectFrom('labels').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

interface Looks {
  readonly name: string
  readonly colour: Colour
}

/** A number of our own among PostgreSQL's advisory locks of two keys. */
const LABELS = 481_519

/** How many a scope has; until the transaction ends nobody else adds one to it. Index: labels_by_name. */
export async function countLabels(db: Queryable, scopeId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LABELS)}, hashtext(${scopeId}))`.execute(db)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from labels where scope_id = ${scopeId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Nothing where the scope has one of that name. */
export function insertLabel(db: Queryable, scopeId: string, { name, colour }: Looks, at: Date): Promise<LabelRow | undefined> {
  return db
    .insertInto('labels')
    .values({ id: newId(), scope_id: scopeId, name, folded: fold(name), colour, created_at: at })
    .onConflict((conflict) => conflict.constraint('labels_by_name').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Nothing where another one of its scope has that name. */
export async function updateLabel(db: Queryable, row: LabelRow, { name, colour }: Looks): Promise<LabelRow | undefined> {
  const folded = fold(name)
  const { rows } = await sql<LabelRow>`
    update labels set name = ${name}, folded = ${folded}, colour = ${colour}, version = version + 1
    where id = ${row.id} and not exists (
      select from labels other where other.scope_id = ${row.scope_id} and other.folded = ${folded} and other.id <> ${row.id})
    returning *`.execute(db)
  return rows[0]
}

export async function deleteLabel(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('labels').where('id', '=', id).execute()
}

/** These and no others. False where one of them is not of that scope. */
export async function setLabels(db: Queryable, objectId: string, scopeId: string, ids: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(ids)]
  const known = await db
    .selectFrom('labels')
    .select('id')
    .where('scope_id', '=', scopeId)
    .where(anyOf('id', wanted))
    .forKeyShare()
    .execute()
  if (known.length < wanted.length) return false
  await sql`delete from object_labels where object_id = ${objectId} and label_id <> all(${wanted}::uuid[])`.execute(db)
  await sql`insert into object_labels (object_id, label_id)
    select ${objectId}::uuid, id from unnest(${wanted}::uuid[]) wanted(id) on conflict do nothing`.execute(db)
  return true
}

export interface Carried {
  readonly objectId: string
  readonly ids: readonly string[]
}

/** Of new records, all of one scope, in two statements. False where a label is not of that scope. */
export async function addLabels(db: Queryable, scopeId: string, carried: readonly Carried[]): Promise<boolean> {
  const pairs = carried.flatMap(({ objectId, ids }) => [...new Set(ids)].map((id) => ({ objectId, id })))
  const wanted = [...new Set(pairs.map(({ id }) => id))]
  if (wanted.length === 0) return true
  const known = await db
    .selectFrom('labels')
    .select('id')
    .where('scope_id', '=', scopeId)
    .where(anyOf('id', wanted))
    .forKeyShare()
    .execute()
  if (known.length < wanted.length) return false
  await sql`insert into object_labels (object_id, label_id) select * from unnest(
    ${pairs.map(({ objectId }) => objectId)}::uuid[], ${pairs.map(({ id }) => id)}::uuid[])`.execute(db)
  return true
}

/** What a record of a query carries, by name. */
export const labelsIn = (record: string): RawBuilder<Label[]> =>
  sql`case when exists (select from object_labels carried where carried.object_id = ${sql.ref(`${record}.id`)})
    then (select jsonb_agg(jsonb_build_object('id', label.id, 'name', label.name, 'colour', label.colour)
        order by label.name collate "ar-x-icu", label.id)
      from object_labels carried join labels label on label.id = carried.label_id
      where carried.object_id = ${sql.ref(`${record}.id`)})
    else '[]' end`

/** For a join: the labels of a record, each a row `carried` with its `label_id`. */
export const carriedBy = (record: string): RawBuilder<unknown> =>
  sql`object_labels carried on carried.object_id = ${sql.ref(`${record}.id`)}`

/** A filter of lists: what carries one of these labels at least. */
export const hasLabel = (ids: readonly string[]): RawBuilder<boolean> =>
  sql`exists (select from object_labels carried where carried.object_id = record.id and carried.label_id = any(${[...ids]}::uuid[]))`

/** What carries none. */
export const unlabelled: RawBuilder<boolean> = sql`not exists (select from object_labels carried where carried.object_id = record.id)`

/** Records and scopes are purged: what they carried, and the labels that were theirs. */
export async function forgetLabels(db: Queryable, objectIds: readonly string[]): Promise<void> {
  await db.deleteFrom('object_labels').where(anyOf('object_id', objectIds)).execute()
  await db.deleteFrom('labels').where(anyOf('scope_id', objectIds)).execute()
}
