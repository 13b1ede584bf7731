import type { Change } from '@diwan/contract/kit/event'
import type { Position } from '@diwan/contract/kit/live'
import { anyOf } from '../db/any-of.ts'
import type { Queryable } from '../db/database.ts'
import { toSeconds } from '../clock/clock.ts'

/** Where channels stand; one that never heard anything stands at 0. Read it before the record, never after. */
export async function positionsOf(db: Queryable, names: readonly string[]): Promise<Position[]> {
  if (names.length === 0) return []
  const rows = await db.selectFrom('channels').select(['name', 'seq']).where(anyOf('name', names)).execute()
  const seqs = new Map(rows.map((row) => [row.name, row.seq]))
  return names.map((channel) => ({ channel, seq: seqs.get(channel) ?? 0 }))
}

/** Entries after a sequence, in order, at most `limit`. */
export async function entriesAfter(db: Queryable, channel: string, after: number, limit: number): Promise<Change[]> {
  const rows = await db
    .selectFrom('channel_entries')
    .select(['seq', 'history_id', 'event', 'detail', 'at'])
    .where('channel', '=', channel)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    channel,
    seq: row.seq,
    id: row.history_id,
    event: row.event,
    detail: row.detail as Record<string, unknown>,
    at: toSeconds(row.at),
  }))
}
