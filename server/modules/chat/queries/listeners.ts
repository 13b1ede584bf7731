import type { Document } from '@diwan/core/document'
import { mentionsIn } from '@diwan/core/light-text'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

/** A member as far as notifications ask. */
export interface Listener {
  user_id: string
  muted: boolean
  level: string | null
  /** How far they have read the thread of the message. */
  read: number
  /** Wrote in the thread of the message. */
  takes_part: boolean
}

export interface AnnouncedMessage {
  readonly kind: string
  readonly name: string | null
  readonly seq: number
  readonly threadOf: string | null
  readonly called: ReadonlySet<string>
}

/** A message that is still there, of a chat that is. */
export async function readAnnounced(db: Queryable, chatId: string, messageId: string): Promise<AnnouncedMessage | undefined> {
  const { rows } = await sql<{ kind: string; name: string | null; seq: number; thread_of: string | null; body: Document }>`
    select chat.kind, chat.name, message.seq, message.thread_of, message.body
    from messages message join chats chat on chat.id = message.object_id and chat.deleted_at is null
    where message.id = ${messageId} and message.object_id = ${chatId} and message.deleted_at is null`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const called = new Set(mentionsIn(row.body).map(({ id }) => id))
  return { kind: row.kind, name: row.name, seq: row.seq, threadOf: row.thread_of, called }
}

/** Its people, as many as it has, or those of them who chose to hear everything. Indexes: object_people_pkey, read_marks_pkey, messages_in_thread. */
export async function readListeners(
  db: Queryable,
  chatId: string,
  threadOf: string | null,
  { eager = false }: { readonly eager?: boolean } = {},
): Promise<Listener[]> {
  const { rows } = await sql<Listener>`
    select one.user_id, one.muted, one.level, coalesce(mark.seq, 0) as read,
      ${threadOf === null ? sql`false` : sql`one.user_id in (select author_id from messages where thread_of = ${threadOf} or id = ${threadOf})`} as takes_part
    from object_people one
    left join read_marks mark on mark.user_id = one.user_id and mark.object_id = one.object_id and mark.audience = 'members'
      and mark.thread_of = ${threadOf ?? chatId}
    where one.object_id = ${chatId} ${eager ? sql`and one.level = 'all'` : sql``}`.execute(db)
  return rows
}

export async function readChatName(db: Queryable, id: string): Promise<{ kind: string; name: string | null } | undefined> {
  return db.selectFrom('chats').select(['kind', 'name']).where('id', '=', id).executeTakeFirst()
}

export interface ToldMessage {
  readonly kind: string
  readonly text: string
  readonly files: number
}

/** What a message is, for those who are told of it. Indexes: messages_pkey, message_files_pkey. */
export async function readTold(db: Queryable, messageId: string): Promise<ToldMessage | undefined> {
  const { rows } = await sql<ToldMessage>`
    select kind, text, (select count(*)::int from message_files file where file.message_id = message.id) as files
    from messages message where id = ${messageId}`.execute(db)
  return rows[0]
}
