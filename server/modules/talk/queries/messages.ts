import type { Document } from '@diwan/core/document'
import { textOf } from '@diwan/core/document'
import { linksIn } from '@diwan/core/links-in'
import type { Attachment } from '@diwan/contract/files/schemas'
import type { Audience } from '@diwan/contract/kit/audience'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Messages } from '../rows.gen.ts'
import { keepMessageEntry } from './entries.ts'
import { forgetLinks } from './previews.ts'

/** Its body is a document, or nothing once it is deleted. */
export type MessageRow = Omit<Selectable<Messages>, 'body' | 'line'> & { readonly body: unknown; readonly line: unknown }

/** What happened, and the ids of who did it and to whom. */
export interface KeptLine {
  readonly what: string
  readonly by: string | null
  readonly people: readonly string[]
  readonly text: string | null
}

/** What a message carries beside words, by which it is listed. */
export const holdsOf = (body: Document, files: readonly Pick<Attachment, 'type'>[]): string[] => [
  ...new Set([
    ...files.map(({ type }) => (/^(image|video)\//.test(type) ? 'media' : 'documents')),
    ...(linksIn(body).length > 0 ? ['links'] : []),
  ]),
]

const nextTurn = sql<number>`turn + 1`

/** Something beside its words has changed. The lock of the record is held. */
export async function turn(db: Queryable, id: string): Promise<number> {
  const row = await db.updateTable('messages').set({ turn: nextTurn }).where('id', '=', id).returning('turn').executeTakeFirst()
  return row?.turn ?? 0
}

/** The lock of the record is held. */
export function readMessage(db: Queryable, objectId: string, id: string): Promise<MessageRow | undefined> {
  return db.selectFrom('messages').selectAll().where('object_id', '=', objectId).where('id', '=', id).executeTakeFirst()
}

/** The newest message of an audience with this mark; nothing where it was deleted. */
export async function readNewestMarked(
  db: Queryable,
  { objectId, audience, mark }: { readonly objectId: string; readonly audience: Audience; readonly mark: string },
): Promise<Document | null> {
  const row = await db
    .selectFrom('messages')
    .select('body')
    .$castTo<{ body: Document | null }>()
    .where('object_id', '=', objectId)
    .where('audience', '=', audience)
    .where('mark', '=', mark)
    .where('deleted_at', 'is', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.body ?? null
}

/** With what an audience began, where this author wrote it. */
export async function readFirstMessage(
  db: Queryable,
  { objectId, audience, author }: { readonly objectId: string; readonly audience: Audience; readonly author: string },
): Promise<Document | null> {
  const row = await db
    .selectFrom('messages')
    .select(['body', 'author_id', 'deleted_at'])
    .$castTo<{ body: Document | null; author_id: string | null; deleted_at: Date | null }>()
    .where('object_id', '=', objectId)
    .where('audience', '=', audience)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst()
  return row?.author_id === author && row.deleted_at === null ? row.body : null
}

/** Where these messages lie; what was deleted lies nowhere. */
export function readAudiences(db: Queryable, ids: readonly string[]) {
  return db
    .selectFrom('messages')
    .select(['id', 'object_id', 'audience', 'seq'])
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
  readonly scoped?: boolean | undefined
}

/** Replaces the words of a message, and what it is found by. */
export async function rewriteMessage(
  db: Queryable,
  { id, objectId, audience, body, files, writtenAt, at, scoped }: Rewritten,
): Promise<void> {
  const text = textOf(body)
  await db
    .updateTable('messages')
    .set({ body: JSON.stringify(body), text, holds: holdsOf(body, files), edited_at: at, turn: nextTurn })
    .where('id', '=', id)
    .execute()
  await keepMessageEntry(db, { id, objectId, audience, text, files, at: writtenAt, scoped })
}

/** The records are purged: their messages go, with what names their files, and quotes of them elsewhere. Indexes: messages_by_place, messages_quoting. */
export async function forgetMessages(db: Queryable, objectIds: readonly string[]): Promise<void> {
  const gone = db.selectFrom('messages').select('id').where(anyOf('object_id', objectIds))
  await db.updateTable('messages').set({ quoted_id: null }).where('quoted_id', 'in', gone).execute()
  const rows = await gone.execute()
  await forgetLinks(
    db,
    rows.map(({ id }) => id),
  )
  await db.deleteFrom('messages').where(anyOf('object_id', objectIds)).execute()
}

/** Leaves a tombstone: author, time and numbers. */
export async function buryMessage(db: Queryable, id: string, at: Date): Promise<void> {
  await db
    .updateTable('messages')
    .set({
      body: null,
      text: '',
      mark: null,
      quoted_id: null,
      forwarded: false,
      forwarded_from: null,
      edited_at: null,
      holds: [],
      pinned_at: null,
      pinned_by: null,
      deleted_at: at,
      turn: nextTurn,
    })
    .where('id', '=', id)
    .execute()
}
