import type { Document } from '@diwan/core/document'
import { documentFromText, textOf } from '@diwan/core/document'
import { linksIn } from '@diwan/core/links-in'
import type { Attachment } from '@diwan/contract/files/schemas'
import type { Audience } from '@diwan/contract/kit/audience'
import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import pg from 'pg'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { newId } from '../../../kit/db/id.ts'
import { unseen } from '../../../kit/db/unseen.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Messages } from '../rows.gen.ts'
import { keepMessageEntry } from './entries.ts'
import { insertMessageFiles } from './files.ts'
import type { ShownRow } from './page.ts'
import { forgetLinks } from './previews.ts'
import { insertVoice } from './voices.ts'

/** Its body is a document, or nothing once it is deleted. */
export type MessageRow = Omit<Selectable<Messages>, 'body' | 'line'> & { readonly body: unknown; readonly line: unknown }

/** A person of the organisation, or a stranger by the name they gave. */
export type Author = { readonly id: string } | { readonly guestName: string; readonly guestMail: string | null }

export interface NewMessage {
  /** Made by the sender, so that an own message is known by it; one that is in use is refused. */
  readonly id?: string | undefined
  /** The record it is about; its lock is held, so that numbers leave no gap and meet no other. */
  readonly objectId: string
  readonly audience: Audience
  /** What it is to everyone. */
  readonly kind?: 'said' | 'poll'
  /** What the kind of record calls it, where it is more than a message. */
  readonly mark?: string | null
  readonly threadOf?: string | null
  /** Of what is said in a thread: everyone reads it in the main one too. */
  readonly alsoMain?: boolean
  readonly quotedId?: string | null
  /** Where it was said first. */
  readonly forwardedFrom?: string | undefined
  readonly author: Author
  readonly body: Document
  /** Taken for the record already. */
  readonly files: readonly Attachment[]
  readonly at: Date
  /** It is searched for within its record. */
  readonly scoped?: boolean | undefined
  /** What draws it, where it is a voice. */
  readonly wave?: readonly number[] | undefined
}

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

const nextSeq = (objectId: unknown, audience: unknown) =>
  sql<number>`(select coalesce(max(seq), 0) + 1 from messages where object_id = ${objectId} and audience = ${audience})`
const nextPlace = (objectId: unknown) =>
  sql<number>`(select coalesce(max(place), 0) + 1 from messages where object_id = ${objectId})`

interface Numbers {
  readonly seq: number
  readonly place: number
}

/** What a new message of an audience will be numbered and signed with. */
export interface NextMessage extends Numbers {
  readonly audience: string
  readonly author_name: string | null
  readonly author_photo: string | null
}

/** Of these audiences, behind the lock of the record. Indexes: messages_by_seq, messages_by_place, users_pkey. */
export async function readNext(
  db: Queryable,
  objectId: string,
  audiences: readonly Audience[],
  authorId: string | null,
): Promise<NextMessage[]> {
  const record = unseen(objectId, 'uuid')
  const { rows } = await sql<NextMessage>`
    select given.audience, ${nextSeq(record, sql`given.audience`)} as seq, ${nextPlace(record)} as place,
           author.full_name as author_name, author.photo_id as author_photo
    from unnest(${unseen([...audiences], 'text[]')}) as given (audience)
         left join users author on author.id = ${unseen(authorId, 'uuid')}`.execute(db)
  return rows
}

/** A line of what happened, under the next numbers of its record; nobody finds it by words. */
export async function insertLine(
  db: Queryable,
  { objectId, audience, line, at }: Pick<NewMessage, 'objectId' | 'audience' | 'at'> & { readonly line: KeptLine },
): Promise<string> {
  const id = newId()
  await db
    .insertInto('messages')
    .values({
      id,
      object_id: objectId,
      audience,
      seq: nextSeq(objectId, audience),
      place: nextPlace(objectId),
      kind: 'event',
      body: JSON.stringify(documentFromText('', 'rtl')),
      text: '',
      line: JSON.stringify(line),
      created_at: at,
    })
    .execute()
  return id
}

/** As it will be read, but for its numbers. */
function columnsOf(message: NewMessage & { readonly id: string }): Omit<MessageRow, keyof Numbers> {
  const { id, objectId, audience, body, files, at } = message
  return {
    id,
    object_id: objectId,
    audience,
    kind: message.wave ? 'voice' : (message.kind ?? 'said'),
    mark: message.mark ?? null,
    thread_of: message.threadOf ?? null,
    in_main: !message.threadOf || message.alsoMain === true,
    holds: message.wave ? [] : holdsOf(body, files),
    quoted_id: message.quotedId ?? null,
    forwarded: message.forwardedFrom !== undefined,
    forwarded_from: message.forwardedFrom ?? null,
    ...authorColumns(message.author),
    body,
    text: textOf(body),
    line: null,
    turn: 0,
    pinned_at: null,
    pinned_by: null,
    created_at: at,
    edited_at: null,
    deleted_at: null,
  }
}

/**
 * Keeps a message under the next numbers of its record, with its files and what it is found by: statements that travel together.
 * An id that is in use is refused.
 */
export async function insertMessage(
  db: Queryable,
  message: NewMessage & { readonly id: string },
  numbers?: Numbers,
): Promise<void> {
  const { id, objectId, audience, files, at, wave, scoped } = message
  const columns = columnsOf(message)
  const inserting = db
    .insertInto('messages')
    .values({
      ...columns,
      body: JSON.stringify(message.body),
      line: null,
      seq: numbers?.seq ?? nextSeq(objectId, audience),
      place: numbers?.place ?? nextPlace(objectId),
    })
    .execute()
  const found = wave ? [] : files // nobody looks for what a recorder called it
  await Promise.all([
    inserting.catch(refused),
    keepMessageEntry(db, { id, objectId, audience, text: columns.text, files: found, at, scoped }),
    insertMessageFiles(db, id, files),
    wave && insertVoice(db, id, wave),
  ])
}

/** As it is shown once it is kept: nobody has answered or marked it. */
export const shownAsNew = (
  message: NewMessage & { readonly id: string },
  { seq, place, author_name, author_photo }: NextMessage,
): ShownRow => ({
  ...columnsOf(message),
  seq,
  place,
  author_name,
  author_photo,
  replies: 0,
  reacted: false,
  marked: false,
})

function refused(error: unknown): never {
  throw error instanceof pg.DatabaseError && error.constraint === 'messages_pkey' ? new Problem('id_taken') : error
}

const authorColumns = (author: Author) =>
  'id' in author
    ? { author_id: author.id, guest_name: null, guest_mail: null }
    : { author_id: null, guest_name: author.guestName, guest_mail: author.guestMail }

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
