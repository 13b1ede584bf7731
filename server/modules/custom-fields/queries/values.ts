import { Answers, FieldList, type Field } from '@diwan/core/fields/field'
import { sql, type RawBuilder } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'

export interface Valued {
  readonly setId: string
  /** All of its newest version, in their order. */
  readonly fields: readonly Field[]
  readonly hidden: readonly string[]
  readonly sheets: readonly { readonly id: string; readonly at: Date; readonly answers: Answers }[]
}

/** What these records say, with the fields of their kind, in one trip. Nothing where none of them says anything. */
export async function readValues(db: Queryable, objectIds: readonly string[]): Promise<Valued | undefined> {
  if (objectIds.length === 0) return undefined
  const { rows } = await sql<{ set_id: string; fields: unknown; hidden: string[]; sheets: [string, string, unknown][] }>`
    select held.set_id, asked.fields, held.hidden, said.sheets
    from (select kind, jsonb_agg(jsonb_build_array(object_id, changed_at, answers)) as sheets
      from custom_values where ${anyOf('object_id', objectIds)} group by kind) said
    join custom_sets held on held.kind = said.kind
    join field_set_versions asked on asked.set_id = held.set_id and asked.version = held.set_version`.execute(db)
  const [row] = rows
  return (
    row && {
      setId: row.set_id,
      fields: FieldList.parse(row.fields),
      hidden: row.hidden,
      sheets: row.sheets.map(([id, at, answers]) => ({ id, at: new Date(at), answers: Answers.parse(answers) })),
    }
  )
}

/** What one record says; the lock of the record guards it. */
export async function readAnswers(db: Queryable, objectId: string): Promise<Answers> {
  const row = await db.selectFrom('custom_values').select('answers').where('object_id', '=', objectId).executeTakeFirst()
  return row ? Answers.parse(row.answers) : {}
}

interface Writing {
  readonly kind: string
  readonly answers: Answers
  /** What lists are narrowed by. */
  readonly terms: readonly string[]
  readonly at: Date
}

export async function writeAnswers(db: Queryable, objectId: string, { kind, answers, terms, at }: Writing): Promise<void> {
  const said = { answers: JSON.stringify(answers), changed_at: at }
  await db
    .insertInto('custom_values')
    .values({ object_id: objectId, kind, ...said })
    .onConflict((conflict) => conflict.column('object_id').doUpdateSet(said))
    .execute()
  await sql`delete from custom_terms where object_id = ${objectId} and term <> all(${[...terms]}::text[])`.execute(db)
  await sql`insert into custom_terms (object_id, term)
    select ${objectId}::uuid, term from unnest(${[...terms]}::text[]) wanted(term) on conflict do nothing`.execute(db)
}

/** A filter of lists: what says one of these. Walks custom_terms, from the record or from the term. */
export const saysOneOf = (terms: readonly string[]): RawBuilder<boolean> => {
  const [only, ...others] = terms
  const said = others.length === 0 ? sql`said.term = ${only}` : sql`said.term = any(${[...terms]}::text[])`
  return sql`exists (select from custom_terms said where said.object_id = record.id and ${said})`
}

export async function forgetValues(db: Queryable, objectIds: readonly string[]): Promise<void> {
  await db.deleteFrom('custom_values').where(anyOf('object_id', objectIds)).execute()
}

const AT_ONCE = 2_000

/** Answers under these fields, a batch at a time. True when nothing is left. Index: custom_values_of_kind. */
export async function forgetRemoved(db: Queryable, kind: string, keys: readonly string[]): Promise<boolean> {
  if (keys.length === 0) return true
  const { rows } = await sql<{ object_id: string }>`
    update custom_values set answers = answers - ${[...keys]}::text[]
    where object_id in (select object_id from custom_values where kind = ${kind} and answers ?| ${[...keys]}::text[] limit ${sql.lit(AT_ONCE)})
    returning object_id`.execute(db)
  const ids = rows.map(({ object_id }) => object_id)
  if (ids.length > 0)
    await sql`delete from custom_terms
      where ${anyOf('object_id', ids)} and split_part(term, '.', 2) = any(${[...keys]}::text[])`.execute(db)
  return rows.length < AT_ONCE
}
