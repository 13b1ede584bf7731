import type { SearchMessages } from '@diwan/contract/chat/schemas'
import { sql, type RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'
import { unseen } from '../../../kit/db/unseen.ts'
import { anyTerm, type Question } from '../../search/public.ts'

export interface FoundMessage {
  id: string
  object_id: string
  thread_of: string | null
  author_id: string | null
  author_name: string | null
  author_photo: string | null
  created_at: Date
  text: string
  sort: string
}

export interface MessagesSought extends Pick<z.infer<typeof SearchMessages>, 'from' | 'has'> {
  /** Whose. */
  readonly userId: string
  /** One chat; all of this person where absent. */
  readonly in?: string | undefined
  readonly question: Question
  readonly since?: Date | undefined
  readonly until?: Date | undefined
  readonly after: Cursor | undefined
  readonly limit: number
  /** They are only counted: their texts are left out. */
  readonly counted?: true
}

const held: Readonly<Record<NonNullable<MessagesSought['has']>, RawBuilder<unknown>>> = {
  file: sql`message.holds && '{media,documents}'`,
  media: sql`'media' = any(message.holds)`,
  link: sql`'links' = any(message.holds)`,
}

type Part = RawBuilder<unknown>

/** Newest first, of the chats of one person. */
export async function findMessages(db: Queryable, sought: MessagesSought): Promise<FoundMessage[]> {
  if (sought.question.length === 0) return read(db, sought, byTime(sought))
  const found = sought.in === undefined ? await gather(db, sought) : undefined
  return found ?? read(db, sought, newest(sought, byScope(sought)))
}

async function read(db: Queryable, { limit, counted }: MessagesSought, met: Part): Promise<FoundMessage[]> {
  const { rows } = await sql<FoundMessage>`select ${shown(counted)} from ${met} order by hit.created_at desc, hit.id desc
    limit ${sql.lit(limit)}`.execute(db)
  return rows
}

/** More entries than this are not gathered for all chats at once. */
const GATHERED = 10_000

/**
 * What is found by the words, in the chats of anybody, is looked up once and then met with the chats of the person, and what is older only
 * where the page has room for it: nothing where it is too much for that. Index: search_entries_in_chats.
 */
async function gather(db: Queryable, sought: MessagesSought): Promise<FoundMessage[] | undefined> {
  const limit = sql.lit(sought.limit)
  const recent = recentFor(sought)
  const entries = (when: Part): Part => sql`
    select ${messageOf} as part, at, scope from search_entries entry
    where entry.kind = 'chat' and entry.scope is not null and ${holds(sought)} and ${when} limit ${sql.lit(GATHERED + 1)}`
  const met = (name: string): Part =>
    newest(
      sought,
      sql`select entry.part, entry.at, mine.cleared_seq from ${sql.ref(name)} entry join mine on mine.object_id = entry.scope`,
    )
  const isOverfull = (name: string): Part => sql`exists(select from ${sql.ref(name)} offset ${sql.lit(GATHERED)})`
  const { rows } = await sql<FoundMessage & { overfull: boolean }>`
    with mine as materialized (${chatsOf(sought)}),
    recent as materialized (${entries(sql`${monthOf(sql`entry.at`)} = any(${recent})`)}),
    page as materialized (select * from ${met('recent')}),
    older as materialized (${entries(sql`${monthOf(sql`entry.at`)} <> all(${recent}) and (select count(*) from page) < ${limit}`)})
    select counted.overfull, ${shown(sought.counted)}
    from (select ${isOverfull('recent')} or ${isOverfull('older')} as overfull) counted
    left join lateral (select * from page union all select * from ${met('older')}) hit on true
    order by hit.created_at desc, hit.id desc limit ${limit}`.execute(db)
  return rows[0]!.overfull ? undefined : rows.filter(({ id }) => id !== null)
}

/** The 30 days in which an entry lies, as the index has them. */
const monthOf = (at: Part): Part => sql`month_of_entry(${at})`

/** Of a word that is often said these fill the page: the 30 days in which the page ends and those before, and those after, where a clock was ahead. */
const recentFor = ({ until, after }: MessagesSought): Part => {
  const end = after ? sql`${after.sort}::timestamptz` : until ? sql`${until}::timestamptz` : sql`now()`
  return sql`array[${sql.join(MONTHS.map((hours) => monthOf(sql`${end} + interval '${sql.raw(hours)} hours'`)))}]`
}
const MONTHS = ['720', '0', '-720']

/**
 * The chats of a person, looked up together: one at a time the planner reads all of them each time, where there are few. How the person
 * stands to each is looked up by itself. Indexes: object_people_by_user, chats_pkey, object_people_pkey.
 */
const chatsOf = ({ userId, in: id }: MessagesSought): Part => {
  const who = unseen(userId, 'uuid')
  const own = sql`any(array(select object_id from object_people where user_id = ${who} and kind = 'chat'))`
  return sql`
  select chat.id as object_id, mine.cleared_seq from chats chat
  cross join lateral (
    select cleared_seq from object_people where object_id = chat.id and user_id = ${who} and kind = 'chat' offset 0
  ) mine
  where chat.deleted_at is null and chat.id = ${id ? unseen(id, 'uuid') : own} offset 0`
}

/** The words, at that time. */
const holds = ({ question, since, until, after }: MessagesSought): Part => sql`
  ${sql.join(
    question.map(({ terms }) => sql`entry.terms @@ ${anyTerm(terms)}`),
    sql` and `,
  )}
  ${since ? sql`and entry.at >= ${since}` : sql``} ${until ? sql`and entry.at < ${until}` : sql``}
  ${after ? sql`and (entry.at, entry.part) < (${after.sort}::timestamptz, ${upTo(after.id)})` : sql``}`

/** A file has another id than its message, which is compared once it is read. */
const upTo = (id: string): Part => sql`case when entry.file_id is null then ${id}::uuid else ${LAST}::uuid end`
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** The entries of each chat by itself. Indexes: object_people_by_user, search_entries_in_chats. */
const byScope = (sought: MessagesSought): Part => sql`
  select entry.part, entry.at, mine.cleared_seq from (${chatsOf(sought)}) mine
  cross join lateral (
    select ${messageOf} as part, at from search_entries entry where entry.kind = 'chat' and entry.scope = mine.object_id and ${holds(sought)} offset 0
  ) entry`

/** The message itself, or the one whose file says the words. Index: message_files_pkey. */
const messageOf = sql`case when entry.file_id is null then entry.part
  else (select message_id from message_files file where file.file_id = entry.file_id) end`

/** Put in order by the time that stands with the words, so that of the messages only those are read that are shown. Index: messages_pkey. */
const newest = (sought: MessagesSought, entries: Part): Part => sql`(
    select message.* from (select distinct at, part, cleared_seq from (${entries}) entry order by at desc, part desc offset 0) mine
    cross join lateral (select message.* from messages message where message.id = mine.part and ${narrowed(sought)} offset 0) message
    order by mine.at desc, mine.part desc limit ${sql.lit(sought.limit)}
  ) hit`

/** The newest of each chat. Indexes: object_people_by_user, messages_by_time. */
const byTime = (sought: MessagesSought): Part => sql`(${chatsOf(sought)}) mine
    cross join lateral (
      select message.* from messages message where message.object_id = mine.object_id and ${narrowed(sought)}
      order by message.created_at desc, message.id desc limit ${sql.lit(sought.limit)}
    ) hit`

function narrowed({ from, has, since, until, after }: MessagesSought): Part {
  return sql`
    message.deleted_at is null and message.kind <> 'event' and message.seq > mine.cleared_seq
    ${from ? sql`and message.author_id = ${from}` : sql``} ${has ? sql`and ${held[has]}` : sql``}
    ${since ? sql`and message.created_at >= ${since}` : sql``} ${until ? sql`and message.created_at < ${until}` : sql``}
    ${after ? sql`and (message.created_at, message.id) < (${after.sort}::timestamptz, ${after.id}::uuid)` : sql``}`
}

const author = (column: string): Part => sql`(select ${sql.ref(column)} from users author where author.id = hit.author_id)`
const shown = (counted?: true): Part => sql`
  hit.id, hit.object_id, hit.thread_of, hit.author_id, hit.created_at, hit.created_at::text as sort,
  ${author('full_name')} as author_name, ${author('photo_id')} as author_photo, ${counted ? sql`''` : textOfHit} as text`
const textOfHit = sql`concat_ws(' · ', nullif(left(hit.text, 20000), ''), (select string_agg(name, ' · ' order by file.place)
  from message_files file join files on files.id = file.file_id where file.message_id = hit.id),
  (select left(string_agg(file_texts.text, ' · ' order by file.place), 50000)
  from message_files file join file_texts on file_texts.file_id = file.file_id where file.message_id = hit.id))`
