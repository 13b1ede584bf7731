import { sql } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { anyUnseen, unseen } from '../../../kit/db/unseen.ts'
import { readDegrees } from '../../people/public.ts'
import type { Chats } from '../rows.gen.ts'

/** A chat as access looks at it for one person. */
export interface ChatReach extends Selectable<Chats> {
  readonly degree: string | null
  /** Messages up to this number are gone for that person. */
  readonly cleared_seq: number
  /** A personal chat whose other person is not there any more. */
  readonly closed: boolean
  readonly people: number
  /** Whose lists a change alters; read behind the lock alone, as what follows. */
  readonly members: readonly string[]
  readonly degrees?: ReadonlyMap<string, string>
}

/** With `standsTo`. */
export const reachColumns = sql`
  chat.*, me.degree, coalesce(me.cleared_seq, 0) as cleared_seq,
  chat.kind = 'personal' and (other.disabled_at is not null or other.deleted_at is not null) as closed,
  (select count(*)::int from object_people one where one.object_id = chat.id) as people`

export const standsTo = (userId: string) => sql`
  left join object_people me on me.object_id = chat.id and me.user_id = ${unseen(userId, 'uuid')}
  left join users other on other.id = case chat.first_id when ${userId} then chat.second_id else chat.first_id end`

/** Of these those that there are, as they stand to this person. */
export async function readReach(db: Queryable, actor: Pick<Actor, 'id'>, ids: readonly string[]): Promise<ChatReach[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ChatReach>`
    select ${reachColumns}, '{}'::uuid[] as members from chats chat ${standsTo(actor.id)} where chat.id = ${anyUnseen(ids)}`.execute(
    db,
  )
  return rows
}

/** What a chat is called: of a personal one the other person. */
export interface NamedChat extends ChatReach {
  readonly other_id: string | null
  readonly other_name: string | null
  readonly other_photo: string | null
}

/** Up to which number messages of this chat are gone for this person, as a part of another question. Index: object_people_pkey. */
export const clearedFor = (userId: string, id: string) =>
  sql`select cleared_seq from object_people where object_id = ${id} and user_id = ${userId}`

/** Of these, as they stand to this person, no more than what names them. Indexes: chats_pkey, object_people_pkey. */
export async function readNamedChats(db: Queryable, actor: Pick<Actor, 'id'>, ids: readonly string[]): Promise<NamedChat[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<NamedChat>`
    select chat.*, me.degree, coalesce(me.cleared_seq, 0) as cleared_seq, false as closed, 0 as people, '{}'::uuid[] as members,
      other.id as other_id, other.full_name as other_name, other.photo_id as other_photo
    from chats chat ${standsTo(actor.id)} where chat.id = ${anyUnseen(ids)}`.execute(db)
  return rows
}

/** The row lock that every command takes first; behind it who is in the chat, which changes under that lock alone. */
export async function lockChat(db: Queryable, actor: Pick<Actor, 'id'>, id: string): Promise<ChatReach | undefined> {
  const locked = sql<ChatReach>`
    select ${reachColumns} from chats chat ${standsTo(actor.id)} where chat.id = ${unseen(id, 'uuid')} for update of chat`.execute(
    db,
  )
  const [{ rows }, degrees] = await Promise.all([locked, readDegrees(db, id)])
  const [row] = rows
  return row && { ...row, members: [...degrees.keys()], degrees }
}

/** How anybody stands to a chat, read once for several people. */
export async function readStanding(db: Queryable, id: string): Promise<((userId: string) => ChatReach) | undefined> {
  const { rows } = await sql<Selectable<Chats> & { degrees: Record<string, string> | null }>`
    select chat.*, (select json_object_agg(user_id, degree) from object_people where object_id = chat.id) as degrees
    from chats chat where chat.id = ${id}`.execute(db)
  const [found] = rows
  if (!found) return undefined
  const { degrees, ...row } = found
  return standingIn(row, new Map(Object.entries(degrees ?? {})))
}

export const standingIn = (row: Selectable<Chats>, degrees: ReadonlyMap<string, string>) => {
  const nobody = { ...row, cleared_seq: 0, closed: false, people: 0, members: [] }
  return (userId: string): ChatReach => ({ ...nobody, degree: degrees.get(userId) ?? null })
}

/** A number of our own among PostgreSQL's advisory locks of two keys. */
const PAIRS = 7_021

/** Nobody else begins a chat of these two until the end of the transaction: their chat, if there is one. Index: chats_by_pair. */
export async function lockPersonal(db: Queryable, first: string, second: string): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(${sql.lit(PAIRS)}, hashtext(${first + second}))`.execute(db)
  const row = await db
    .selectFrom('chats')
    .select('id')
    .where('first_id', '=', first)
    .where('second_id', '=', second)
    .executeTakeFirst()
  return row?.id
}

export async function insertChat(db: Queryable, row: Insertable<Chats>): Promise<void> {
  await db.insertInto('chats').values(row).execute()
}

export async function updateChat(db: Queryable, id: string, set: Updateable<Chats>): Promise<void> {
  await db.updateTable('chats').set(set).where('id', '=', id).execute()
}

/** The rows of purged chats. */
export async function forgetChats(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('chats').where(anyOf('id', ids)).execute()
}

/** Whose lists look different when one of a small group has read on; nobody of a larger one. Index: object_people_pkey. */
export async function readFew(db: Queryable, id: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('object_people')
    .select('user_id')
    .where('object_id', '=', id)
    .limit(most + 1)
    .execute()
  return rows.length > most ? [] : rows.map((row) => row.user_id)
}
