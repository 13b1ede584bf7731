import type { Answers, Field } from '@diwan/core/fields/field'
import { sql } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { newId } from '../../../kit/db/id.ts'
import { keptFields } from './kept-fields.ts'

/** Which fields, and as they stood when: what everything that was filled in points at. */
export interface FieldsAt {
  readonly setId: string
  readonly version: number
}

export async function insertSet(db: Queryable): Promise<string> {
  const id = newId()
  await db.insertInto('field_sets').values({ id }).execute()
  return id
}

/** The newest version, with the set locked until the transaction ends. */
export async function lockNewest(db: Queryable, setId: string): Promise<{ version: number; fields: Field[] }> {
  const { version } = await db
    .selectFrom('field_sets')
    .select('version')
    .where('id', '=', setId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { version, fields: version === 0 ? [] : await readFields(db, { setId, version }) }
}

export interface NewVersion extends FieldsAt {
  readonly fields: readonly Field[]
  readonly by: string
  readonly at: Date
}

export async function insertVersion(db: Queryable, { setId, version, fields, by, at }: NewVersion): Promise<void> {
  await db
    .insertInto('field_set_versions')
    .values({ set_id: setId, version, fields: JSON.stringify(fields), saved_by: by, saved_at: at })
    .execute()
  await db.updateTable('field_sets').set({ version }).where('id', '=', setId).execute()
}

export async function readFields(db: Queryable, { setId, version }: FieldsAt): Promise<Field[]> {
  const { fields } = await db
    .selectFrom('field_set_versions')
    .select(sql<string>`fields::text`.as('fields'))
    .where('set_id', '=', setId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return keptFields(fields)
}

export interface Version {
  readonly version: number
  readonly fields: Field[]
}

/** All of them, the newest first. */
export async function readVersions(db: Queryable, setId: string): Promise<Version[]> {
  const rows = await db
    .selectFrom('field_set_versions')
    .select(['version', sql<string>`fields::text`.as('fields')])
    .where('set_id', '=', setId)
    .orderBy('version', 'desc')
    .execute()
  return rows.map(({ version, fields }) => ({ version, fields: keptFields(fields) }))
}

export interface NewAnswers extends FieldsAt {
  readonly objectId: string
  readonly answers: Answers
  readonly at: Date
}

export async function insertAnswers(db: Queryable, { objectId, setId, version, answers, at }: NewAnswers): Promise<void> {
  await db
    .insertInto('field_answers')
    .values({ object_id: objectId, set_id: setId, version, answers: JSON.stringify(answers), given_at: at, counted: true })
    .execute()
}

export async function forgetAnswers(db: Queryable, objectIds: readonly string[]): Promise<void> {
  await db.deleteFrom('field_answers').where(anyOf('object_id', objectIds)).execute()
}

export interface Sheet {
  readonly objectId: string
  readonly setId: string
  readonly version: number
  readonly at: Date
  readonly fields: Field[]
  readonly answers: Answers
}

interface SheetRow {
  readonly object_id: string
  readonly set_id: string
  readonly version: number
  readonly given_at: Date
  readonly answers: Answers
  /** With the first sheet of each version alone: hundreds were given on one. */
  readonly fields: string | null
}

/** Answers of these records, with the fields they were given on: those of one version are the same object. */
export async function readSheets(db: Queryable, objectIds: readonly string[]): Promise<Sheet[]> {
  const { rows } = await sql<SheetRow>`
    select given.object_id, given.set_id, given.version, given.given_at, given.answers,
           case when row_number() over (partition by given.set_id, given.version) = 1 then asked.fields::text end as fields
    from field_answers given
    join field_set_versions asked on asked.set_id = given.set_id and asked.version = given.version
    where ${anyOf('given.object_id', objectIds)}`.execute(db)
  const name = ({ set_id, version }: SheetRow): string => `${set_id} ${version}`
  const fieldsOf = new Map(rows.flatMap((row) => (row.fields === null ? [] : [[name(row), keptFields(row.fields)]])))
  return rows.map((row) => ({
    objectId: row.object_id,
    setId: row.set_id,
    version: row.version,
    at: row.given_at,
    fields: fieldsOf.get(name(row))!,
    answers: row.answers, // judged before it was kept, and never changed since
  }))
}

/** The sheet of a record, beside its row in a list that is exported. */
export interface WithSheet {
  readonly fields_version: number | null
  readonly answers: Answers | null
}
export const sheetColumns = sql`given.version as fields_version, given.answers`
export const withSheet = (record: string) => sql`left join field_answers given on given.object_id = ${sql.ref(`${record}.id`)}`

export const readSheet = async (db: Queryable, objectId: string): Promise<Sheet | undefined> =>
  (await readSheets(db, [objectId]))[0]

export interface NameRow {
  readonly id: string
  readonly name_ar: string
  readonly name_en: string
}

/** What people, units and files are called now, all in one trip. */
export async function readNames(db: Queryable, ids: readonly string[]): Promise<NameRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<NameRow>`
    select id, full_name as name_ar, full_name as name_en from users person where ${anyOf('person.id', ids)}
    union all select id, name_ar, name_en from units unit where ${anyOf('unit.id', ids)}
    union all select id, name as name_ar, name as name_en from files file where ${anyOf('file.id', ids)}`.execute(db)
  return rows
}
