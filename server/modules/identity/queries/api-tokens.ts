import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'

/** Index: api_tokens_by_hash. With it the rights version of its person, like a session. */
export const readTokenByHash = (db: Queryable, hash: Buffer, now: Date) =>
  db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .innerJoin('organisation', (join) => join.onTrue())
    .select(['api_tokens.id', 'api_tokens.user_id', 'api_tokens.used_at'])
    .select(sql<string>`users.rights_version || '.' || organisation.rights_version`.as('rights'))
    .where('api_tokens.token_hash', '=', hash)
    .where('api_tokens.expires_at', '>', now)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()

export async function touchToken(db: Queryable, id: string, now: Date): Promise<void> {
  await db.updateTable('api_tokens').set({ used_at: now }).where('id', '=', id).execute()
}

const columns = ['id', 'name', 'created_at', 'expires_at', 'used_at'] as const

/** Index: api_tokens_by_user. */
export const readOwnTokens = (db: Queryable, userId: string, after: Cursor | undefined, limit: number) =>
  db
    .selectFrom('api_tokens')
    .select([...columns, sql<string>`created_at::text`.as('sort')])
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after!.sort}::timestamptz, ${after!.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export async function countTokens(db: Queryable, userId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('api_tokens')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

export interface NewToken {
  id: string
  userId: string
  name: string
  hash: Buffer
  now: Date
  expires: Date
}

export const insertToken = (db: Queryable, { id, userId, name, hash, now, expires }: NewToken) =>
  db
    .insertInto('api_tokens')
    .values({ id, user_id: userId, name, token_hash: hash, created_at: now, expires_at: expires })
    .returning(columns)
    .executeTakeFirstOrThrow()

/** Of this person only. */
export const deleteToken = (db: Queryable, userId: string, id: string) =>
  db.deleteFrom('api_tokens').where('user_id', '=', userId).where('id', '=', id).returning(['id', 'name']).executeTakeFirst()
