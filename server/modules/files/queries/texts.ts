import { DOCX } from '@diwan/contract/files/vocabulary'
import { sql } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'

export interface UnreadFile {
  readonly id: string
  readonly object_id: string
  readonly kind: string
  readonly type: string
  readonly bytes: number
}

/** A process that ends while it reads a file leaves it to the next; one that reading ends again is left alone. */
const TRIES = 2
const AGAIN = '5 minutes'

const hasText = sql`files.type in ('application/pdf', ${sql.lit(DOCX)})`
const due = (now: Date) => sql`files.text_due <= ${now} and files.object_id is not null and ${hasText}`

/** A file of a record whose text nobody read yet; nobody else is given it for some minutes. Index: files_by_text. */
export async function claimUnread(db: Queryable, now: Date): Promise<UnreadFile | undefined> {
  const { rows } = await sql<UnreadFile>`
    update files set text_tries = text_tries + 1,
      text_due = case when text_tries + 1 < ${sql.lit(TRIES)} then ${now}::timestamptz + ${sql.lit(AGAIN)}::interval end
    from objects
    where objects.id = files.object_id and files.id = (
      select files.id from files where ${due(now)} order by files.text_due limit 1 for update skip locked)
    returning files.id, files.object_id, objects.kind, files.type, files.bytes`.execute(db)
  return rows[0]
}

/** Index: files_by_text. */
export async function isUnread(db: Queryable, now: Date): Promise<boolean> {
  const { rows } = await sql<{ some: boolean }>`select exists (select from files where ${due(now)}) as some`.execute(db)
  return rows[0]!.some
}

/** It could not be read for a reason that may pass: it is read again, later each time, at the latest in a day. */
export async function putOff(db: Queryable, id: string, now: Date): Promise<void> {
  await sql`update files set text_due = ${now}::timestamptz
      + least(${sql.lit(AGAIN)}::interval * power(2, least(text_tries, 10)), interval '1 day')
    where id = ${id}`.execute(db)
}

/** Files that are given up in one go. */
const GIVEN_UP = 5_000

/** Files of records of other kinds are never searched. Index: files_by_text. */
export async function giveUpOthers(db: Queryable, kinds: readonly string[]): Promise<void> {
  await sql`update files set text_due = null where id in (
    select files.id from files join objects on objects.id = files.object_id
    where files.text_due is not null and ${hasText} and not ${anyOf('objects.kind', kinds)} limit ${sql.lit(GIVEN_UP)})`.execute(
    db,
  )
}

/** Where its files are searched may have changed: each is tried once more. Waits for what is being read. Index: files_by_object. */
export async function askAgain(db: Queryable, objectId: string): Promise<void> {
  await sql`update files set text_due = '-infinity', text_tries = least(text_tries, ${sql.lit(TRIES - 1)})
    where object_id = ${objectId} and ${hasText}`.execute(db)
}

/** It is not read again, unless that was asked for while it was read. Answers whether the file is still there; its row stays locked until the transaction ends. */
export async function settleText(db: Queryable, id: string, text: string | null): Promise<boolean> {
  const unlessAsked = sql<Date | null>`case when text_due = '-infinity' then text_due end`
  const settled = await db
    .updateTable('files')
    .set({ text_due: unlessAsked })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!settled || text === null || text === '') return false
  await db
    .insertInto('file_texts')
    .values({ file_id: id, text })
    .onConflict((is) => is.column('file_id').doUpdateSet({ text }))
    .execute()
  return true
}

export async function textsOfFiles(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('file_texts').select(['file_id', 'text']).where(anyOf('file_id', ids)).execute()
  return new Map(rows.map(({ file_id, text }) => [file_id, text]))
}
