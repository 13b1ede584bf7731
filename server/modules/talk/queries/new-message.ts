import type { Document } from '@diwan/core/document'
import { documentFromText, textOf } from '@diwan/core/document'
import type { Attachment } from '@diwan/contract/files/schemas'
import type { Audience } from '@diwan/contract/kit/audience'
import { sql } from 'kysely'
import pg from 'pg'
import type { Queryable } from '../../../kit/db/database.ts'
import { newId } from '../../../kit/db/id.ts'
import { unseen } from '../../../kit/db/unseen.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { keepMessageEntry } from './entries.ts'
import { insertMessageFiles } from './files.ts'
import { holdsOf, type KeptLine, type MessageRow } from './messages.ts'
import type { ShownRow } from './page.ts'
import { insertVoice } from './voices.ts'

/** A person of the organisation, or a stranger by the name they gave. */
export type Author = { readonly id: string } | { readonly guestName: string; readonly guestMail: string | null }

export interface NewMessage {
  /** Made by the sender, so that an own message is known by it; one that is in use is refused. */
  readonly id?: string | undefined
  /** The record it is about; its lock is held, so that numbers leave no gap and meet no other. */
  readonly objectId: string
  readonly audience: Audience
  /** The message kind as every reader sees it. */
  readonly kind?: 'said' | 'poll'
  /** What the kind of record calls it, where it is more than a message. */
  readonly mark?: string | null
  readonly threadOf?: string | null
  /** A message of a thread is shown in the main one too. */
  readonly alsoMain?: boolean
  readonly quotedId?: string | null
  /** The message it was forwarded from. */
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
