import { sql } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import { COUNT_LIMIT } from '@diwan/contract/kit/page'
import { MAX_TOLD_OF_READING } from '@diwan/contract/chat/limits'
import type { MESSAGE_KINDS } from '@diwan/contract/talk/vocabulary'
import type { Queryable } from '../../../kit/db/database.ts'
import { anyUnseen, unseen } from '../../../kit/db/unseen.ts'
import { isNew, type KeptLine } from '../../talk/public.ts'
import { reachColumns, standsTo, type ChatReach } from './chat.ts'

/** A chat as one person sees it in a list. */
export interface ChatRow extends ChatReach {
  archived_at: Date | null
  starred_at: Date | null
  pinned_at: Date | null
  muted: boolean
  level: string | null
  mentioned_seq: number
  other_id: string | null
  other_name: string | null
  other_photo: string | null
  status_emoji: string | null
  status_text: string | null
  status_until: Date | null
  read_seq: number
  read_version: number
  /** Stops at one more than counters say. */
  unread: number
  /** How far all others have read who show it. */
  seen: number | null
  newest: Newest | null
}

export interface Newest {
  id: string
  seq: number
  kind: (typeof MESSAGE_KINDS)[number]
  author_id: string | null
  author_name: string | null
  author_photo: string | null
  text: string
  line: KeptLine | null
  files: number
  seconds: number | null
  deleted: boolean
  at: number
}

/** So much of a message stands in a list. */
const BEGINNING = 200

/** In no order; each with what belongs to it, in one query. Indexes: messages_by_seq, read_marks_pkey. */
export async function readShownChats(
  db: Queryable,
  actor: Pick<Actor, 'id'>,
  ids: readonly string[],
  now: Date,
): Promise<ChatRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ChatRow>`
    select ${reachColumns}, '{}'::uuid[] as members,
      me.archived_at, me.starred_at, me.pinned_at, me.muted, me.level, me.mentioned_seq,
      other.id as other_id, other.full_name as other_name, other.photo_id as other_photo,
      status.emoji as status_emoji, status.text as status_text, status.until as status_until,
      coalesce(mark.seq, 0) as read_seq, coalesce(mark.version, 0) as read_version,
      new.count::int as unread, seen.seq as seen, newest.message as newest
    from chats chat ${standsTo(actor.id)}
    left join chat_statuses status on status.user_id = other.id and (status.until is null or status.until > ${now})
    left join read_marks mark on mark.user_id = ${unseen(actor.id, 'uuid')} and mark.object_id = chat.id and mark.audience = 'members'
      and mark.thread_of = chat.id
    cross join lateral (
      select count(*) from (
        select from messages message where message.object_id = chat.id and message.audience = 'members'
          and ${isNew(actor.id, sql`greatest(mark.seq, me.cleared_seq)`)}
        limit ${sql.lit(COUNT_LIMIT + 1)}
      ) counted
    ) new
    left join lateral (${seenBy(actor.id)}) seen on true
    left join lateral (
      select jsonb_build_object('id', message.id, 'seq', message.seq, 'kind', message.kind, 'author_id', message.author_id,
        'author_name', author.full_name, 'author_photo', author.photo_id, 'text', left(message.text, ${sql.lit(BEGINNING)}),
        'line', message.line, 'deleted', message.deleted_at is not null, 'at', extract(epoch from message.created_at),
        'files', (select count(*) from message_files file where file.message_id = message.id),
        'seconds', case when message.kind = 'voice' then (select files.seconds from message_files file join files on files.id = file.file_id
          where file.message_id = message.id limit 1) end) as message
      from messages message left join users author on author.id = message.author_id
      where message.object_id = chat.id and message.audience = 'members' and message.in_main and message.seq > coalesce(me.cleared_seq, 0)
      order by message.seq desc limit 1
    ) newest on true
    where chat.id = ${anyUnseen(ids)}`.execute(db)
  return rows
}

/** Of a small group: the least that another member has read; nothing where somebody shows nothing, as the reader alike. */
const seenBy = (userId: string) => sql`
  select min(coalesce(theirs.seq, 0)) as seq
  from (select user_id from object_people where object_id = chat.id and user_id <> ${userId} limit ${sql.lit(MAX_TOLD_OF_READING)}) one
  left join read_marks theirs on theirs.user_id = one.user_id and theirs.object_id = chat.id and theirs.audience = 'members'
    and theirs.thread_of = chat.id
  left join chat_choices choice on choice.user_id = one.user_id
  having bool_and(coalesce(choice.receipts, true))
    and (select count(*) from object_people all_of where all_of.object_id = chat.id) <= ${sql.lit(MAX_TOLD_OF_READING)}
    and (select receipts from chat_settings)
    and coalesce((select receipts from chat_choices own where own.user_id = ${userId}), true)`
