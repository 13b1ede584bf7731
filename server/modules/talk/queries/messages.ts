import type { Document } from '@diwan/core/document'
import { textOf } from '@diwan/core/document'
import type { Attachment } from '@diwan/contract/files/schemas'
import type { Audience } from '@diwan/contract/kit/audience'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import { newId } from '../../../kit/db/id.ts'
import { keepMessageEntry } from './entries.ts'
import { insertMessageFiles } from './files.ts'

/** How the audience of a message is stored. */
export const audienceColumn = sql<Audience>`case kind when 'note' then 'staff' else 'public' end`.as('audience')
const markColumn = sql<string | null>`case kind when 'solution' then kind end`.as('mark')

export interface NewMessage {
  /** The record it is about; its lock is held. */
  readonly objectId: string
  readonly audience: Audience
  /** What the kind of record calls it, where it is more than a message. */
  readonly mark?: string | null
  readonly authorId: string
  readonly body: Document
  /** Taken for the record already. */
  readonly files: readonly Attachment[]
  readonly at: Date
}

/** Keeps a message with its files and what it is found by. Returns its id. */
export async function insertMessage(
  db: Queryable,
  { objectId, audience, mark = null, authorId, body, files, at }: NewMessage,
): Promise<string> {
  const id = newId()
  const text = textOf(body)
  await db
    .insertInto('ticket_messages')
    .values({
      id,
      ticket_id: objectId,
      kind: audience === 'staff' ? 'note' : (mark ?? 'reply'),
      author_id: authorId,
      body: JSON.stringify(body),
      text,
      created_at: at,
    })
    .execute()
  await insertMessageFiles(db, id, files)
  await keepMessageEntry(db, { id, objectId, audience, text, files, at })
  return id
}

/** The lock of the record is held. */
export function readMessage(db: Queryable, objectId: string, id: string) {
  return db
    .selectFrom('ticket_messages')
    .select(['id', audienceColumn, markColumn, 'author_id', 'body', 'created_at', 'edited_at'])
    .where('ticket_id', '=', objectId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export interface Rewritten {
  readonly id: string
  readonly objectId: string
  readonly audience: Audience
  readonly body: Document
  /** They stay as they are. */
  readonly files: readonly Attachment[]
  readonly writtenAt: Date
  readonly at: Date
}

/** Replaces the words of a message, and what it is found by. */
export async function rewriteMessage(
  db: Queryable,
  { id, objectId, audience, body, files, writtenAt, at }: Rewritten,
): Promise<void> {
  const text = textOf(body)
  await db
    .updateTable('ticket_messages')
    .set({ body: JSON.stringify(body), text, edited_at: at })
    .where('id', '=', id)
    .execute()
  await keepMessageEntry(db, { id, objectId, audience, text, files, at: writtenAt })
}
