import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'

export async function insertVoice(db: Queryable, messageId: string, wave: readonly number[]): Promise<void> {
  await db
    .insertInto('message_voices')
    .values({ message_id: messageId, wave: [...wave] })
    .execute()
}

/** Of those of these messages that are voices. */
export async function readVoices(db: Queryable, messageIds: readonly string[]): Promise<ReadonlyMap<string, number[]>> {
  if (messageIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('message_voices')
    .select(['message_id', 'wave'])
    .where(anyOf('message_id', messageIds))
    .execute()
  return new Map(rows.map(({ message_id, wave }) => [message_id, wave]))
}

export async function deleteVoice(db: Queryable, messageId: string): Promise<void> {
  await db.deleteFrom('message_voices').where('message_id', '=', messageId).execute()
}
