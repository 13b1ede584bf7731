import type { Document } from '@diwan/core/document'
import { textOf } from '@diwan/core/document'
import type { Attachment } from '@diwan/contract/files/schemas'
import type { Audience } from '@diwan/contract/kit/audience'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { newId } from '../../../kit/db/id.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Messages } from '../rows.gen.ts'
import { keepMessageEntry } from './entries.ts'
import { insertMessageFiles } from './files.ts'

/** Its body is a document, or nothing once it is deleted. */
export type MessageRow = Omit<Selectable<Messages>, 'body'> & { readonly body: unknown }

/** A person of the organisation, or a stranger by the name they gave. */
export type Author = { readonly id: string } | { readonly guestName: string; readonly guestMail: string | null }

export interface NewMessage {
  /** Made by the sender, so that an own message is known by it; one that is in use is refused. */
  readonly id?: string | undefined
  /** The record it is about; its lock is held, so that numbers leave no gap and meet no other. */
  readonly objectId: string
  readonly audience: Audience
  /** What the kind of record calls it, where it is more than a message. */
  readonly mark?: string | null
  readonly threadOf?: string | null
  readonly quotedId?: string | null
  readonly author: Author
  readonly body: Document
  /** Taken for the record already. */
  readonly files: readonly Attachment[]
  readonly at: Date
}

/** Keeps a message under the next numbers of its record, with its files and what it is found by. */
export async function insertMessage(db: Queryable, message: NewMessage): Promise<{ id: string; seq: number }> {
  const { objectId, audience, body, files, at } = message
  const text = textOf(body)
  const inserted = await db
    .insertInto('messages')
    .values({
      id: message.id ?? newId(),
      object_id: objectId,
      audience,
      seq: sql<number>`(select coalesce(max(seq), 0) + 1 from messages where object_id = ${objectId} and audience = ${audience})`,
      place: sql<number>`(select coalesce(max(place), 0) + 1 from messages where object_id = ${objectId})`,
      kind: 'said',
      mark: message.mark ?? null,
      thread_of: message.threadOf ?? null,
      quoted_id: message.quotedId ?? null,
      ...authorColumns(message.author),
      body: JSON.stringify(body),
      text,
      created_at: at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(['id', 'seq'])
    .executeTakeFirst()
  if (!inserted) throw new Problem('id_taken')
  await insertMessageFiles(db, inserted.id, files)
  await keepMessageEntry(db, { id: inserted.id, objectId, audience, text, files, at })
  return inserted
}

const authorColumns = (author: Author) =>
  'id' in author
    ? { author_id: author.id, guest_name: null, guest_mail: null }
    : { author_id: null, guest_name: author.guestName, guest_mail: author.guestMail }

/** The lock of the record is held. */
export function readMessage(db: Queryable, objectId: string, id: string): Promise<MessageRow | undefined> {
  return db.selectFrom('messages').selectAll().where('object_id', '=', objectId).where('id', '=', id).executeTakeFirst()
}

/** Where these messages lie; what was deleted lies nowhere. */
export function readAudiences(db: Queryable, ids: readonly string[]) {
  return db
    .selectFrom('messages')
    .select(['id', 'object_id', 'audience'])
    .where(anyOf('id', ids))
    .where('deleted_at', 'is', null)
    .execute()
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
    .updateTable('messages')
    .set({ body: JSON.stringify(body), text, edited_at: at })
    .where('id', '=', id)
    .execute()
  await keepMessageEntry(db, { id, objectId, audience, text, files, at: writtenAt })
}

/** The records are purged: their messages go, with what names their files, and quotes of them elsewhere. Indexes: messages_by_place, messages_quoting. */
export async function forgetMessages(db: Queryable, objectIds: readonly string[]): Promise<void> {
  const gone = db.selectFrom('messages').select('id').where(anyOf('object_id', objectIds))
  await db.updateTable('messages').set({ quoted_id: null }).where('quoted_id', 'in', gone).execute()
  await db.deleteFrom('messages').where(anyOf('object_id', objectIds)).execute()
}

/** Leaves a tombstone: author, time and numbers. */
export async function buryMessage(db: Queryable, id: string, at: Date): Promise<void> {
  await db
    .updateTable('messages')
    .set({ body: null, text: '', mark: null, quoted_id: null, edited_at: null, deleted_at: at })
    .where('id', '=', id)
    .execute()
}
