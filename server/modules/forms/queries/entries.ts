import { sql } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { askedIn } from '../../approvals/public.ts'
import { sheetColumns, withSheet, type WithSheet } from '../../fields/public.ts'
import type { FormEntries } from '../rows.gen.ts'

/** An entry as access looks at it. */
export interface EntryReach extends Selectable<FormEntries> {
  /** Those whom its waiting step asks. */
  readonly asked: readonly string[]
  readonly withdrawable: boolean
}

/** With what its list shows beside. */
export interface EntryRow extends EntryReach {
  readonly sort: string
  readonly short_id: string
  readonly sender_name: string
  readonly sender_photo: string | null
  readonly name_ar: string
  readonly name_en: string
}

export const columns = sql`
  entry.*, entry.created_at::text as sort, form.withdrawable, form.name_ar, form.name_en, object.short_id,
  ${askedIn('entry')} as asked, sender.full_name as sender_name, sender.photo_id as sender_photo`
export const withNames = sql`join forms form on form.id = entry.form_id join users sender on sender.id = entry.created_by
  join objects object on object.id = entry.id`

/** An entry as its export shows it. */
export interface ExportedEntry extends WithSheet {
  readonly id: string
  readonly sort: string
  readonly short_id: string
  readonly sender_name: string
  readonly status: string
  /** In seconds. */
  readonly created: number
}
export const exportedColumns = sql`entry.id, entry.created_at::text as sort, object.short_id, sender.full_name as sender_name, entry.status,
  floor(extract(epoch from entry.created_at))::float8 as created, ${sheetColumns}`
export const withExported = sql`join users sender on sender.id = entry.created_by join objects object on object.id = entry.id
  ${withSheet('entry')}`

export async function insertEntry(db: Queryable, row: Insertable<FormEntries>): Promise<void> {
  await db.insertInto('form_entries').values(row).execute()
}

export async function updateEntry(db: Queryable, id: string, set: Updateable<FormEntries>): Promise<void> {
  await db.updateTable('form_entries').set(set).where('id', '=', id).execute()
}

export async function readEntries(db: Queryable, ids: readonly string[]): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${columns} from form_entries entry ${withNames} where ${anyOf('entry.id', ids)}`.execute(db)
  return rows
}

export const readEntry = async (db: Queryable, id: string): Promise<EntryRow | undefined> => (await readEntries(db, [id]))[0]

export async function lockEntry(db: Queryable, id: string): Promise<EntryRow | undefined> {
  await sql`select from form_entries where id = ${id} for update`.execute(db)
  return readEntry(db, id)
}

/** Who has sent one that stands. Index: form_entries_by_form. */
export async function readSenders(db: Queryable, formId: string): Promise<string[]> {
  const { rows } = await sql<{ created_by: string }>`
    select distinct created_by from form_entries where form_id = ${formId} and deleted_at is null and status <> 'CANCELED'`.execute(
    db,
  )
  return rows.map(({ created_by }) => created_by)
}

/** Whether this person sent one that stands. Index: form_entries_standing. */
export async function sentBy(db: Queryable, formId: string, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('form_entries')
    .select('id')
    .where('form_id', '=', formId)
    .where('created_by', '=', userId)
    .where('status', '<>', 'CANCELED')
    .executeTakeFirst()
  return row !== undefined
}

/** Approved ones that became this. Index: form_entries_target_object_key. */
export async function lockEntryThatBecame(db: Queryable, objectId: string): Promise<EntryRow | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from form_entries where target_object = ${objectId} and status = 'APPROVED' for update`.execute(db)
  return rows[0] && readEntry(db, rows[0].id)
}
