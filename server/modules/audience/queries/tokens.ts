import { MAX_TOKENS, type AudienceToken } from '@diwan/contract/kit/tokens'
import { sql, type RawBuilder } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'

/** Whom a record of a query addresses now; nobody before it is listed. One probe a record. */
export const tokensIn = (record: string): RawBuilder<string[]> =>
  sql`array(select audience.token from audiences audience
    where audience.object_id = ${sql.ref(`${record}.id`)} and audience.listed_at is not null)`

interface Addressing {
  readonly id: string
  readonly kind: string
  /** What the list of its kind is sorted by; nothing until it is published. */
  readonly listedAt: Date | null
}

/** These and no others, from now on. The caller holds the lock of the record. */
export async function setAudience(
  db: Queryable,
  { id, kind, listedAt }: Addressing,
  tokens: readonly AudienceToken[],
): Promise<void> {
  if (tokens.length > MAX_TOKENS) throw new Error(`A record addresses at most ${MAX_TOKENS}`)
  const wanted = sql`unnest(${[...tokens]}::text[])`
  await sql`delete from audiences where object_id = ${id} and token <> all(${[...tokens]}::text[])`.execute(db)
  await sql`insert into audiences (object_id, token, kind, listed_at)
    select ${id}::uuid, token, ${kind}, ${listedAt}::timestamptz from ${wanted} wanted(token)
    on conflict (object_id, token) do update set listed_at = excluded.listed_at`.execute(db)
}

/** The records are purged. Index: the primary key. */
export async function forgetAudiences(db: Queryable, objectIds: readonly string[]): Promise<void> {
  await db.deleteFrom('audiences').where(anyOf('object_id', objectIds)).execute()
}

/** Whom a record addresses, listed or not. Index: the primary key. */
export async function readTokens(db: Queryable, objectId: string): Promise<AudienceToken[]> {
  const rows = await db.selectFrom('audiences').select('token').where('object_id', '=', objectId).orderBy('token').execute()
  return rows.map(({ token }) => token as AudienceToken)
}
