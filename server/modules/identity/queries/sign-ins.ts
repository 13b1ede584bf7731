import { identityEvents } from '@diwan/contract/identity/events'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Queryable } from '../../../kit/db/database.ts'
import { newId } from '../../../kit/db/id.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'

export interface NewSession {
  id: string
  userId: string
  tokenHash: Buffer
  streamHash: Buffer
  remember: boolean
  device: string
  address: string
  at: Date
}

export type SignInDetail = z.infer<typeof identityEvents.signedIn.detail>

/** The session and the memory of the sign-in in one statement: everybody waits for this one. */
export async function insertSession(db: Queryable, session: NewSession, detail: SignInDetail): Promise<void> {
  const { id, userId, tokenHash, streamHash, remember, device, address, at } = session
  await sql`
    with session as (
      insert into sessions (id, user_id, token_hash, stream_hash, remember, device, address, created_at, seen_at)
      values (${id}::uuid, ${userId}::uuid, ${tokenHash}, ${streamHash}, ${remember}, ${device}, ${address}, ${at}, ${at})
    )
    insert into history (id, object_id, event, audience, actor_id, detail, at)
    values (${newId()}::uuid, ${userId}::uuid, ${identityEvents.signedIn.name}, 'staff', ${userId}::uuid,
            ${JSON.stringify(detail)}::jsonb, ${at})`.execute(db)
}

/** Index: history_by_object. */
export const readSignIns = (db: Queryable, userId: string, after: Cursor | undefined, limit: number) =>
  db
    .selectFrom('history')
    .select(['id', 'detail', 'at', sql<string>`at::text`.as('sort')])
    .where('object_id', '=', userId)
    .where('event', '=', identityEvents.signedIn.name)
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(at, id) < (${after!.sort}::timestamptz, ${after!.id}::uuid)`))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
