import type { Change } from '@diwan/contract/kit/event'
import type { Position } from '@diwan/contract/kit/live'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
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

/** The records are purged: who catches up reads of them what their history keeps. Numbers and order stay. */
export async function forgetTold(db: Queryable, channels: readonly string[], objectIds: readonly string[]): Promise<void> {
  await sql`update channel_entries entry set detail = history.detail from history
    where ${anyOf('entry.channel', channels)} and history.id = entry.history_id
      and history.object_id = any(${[...objectIds]})`.execute(db)
}

interface Rewriting {
  /** A query of one row, `span`: where it begins and ends, read once. */
  readonly span: RawBuilder<unknown>
  /** Which of the channel, seen as `entry`, and what they say from now on. */
  readonly which: RawBuilder<unknown>
  readonly detail: RawBuilder<unknown>
}

/** For content that must go: who catches up later reads what is written now. Numbers and order stay. */
export async function rewriteEntries(db: Queryable, channel: string, { span, which, detail }: Rewriting): Promise<void> {
  await sql`update channel_entries entry set detail = ${detail} from (${span}) span
    where entry.channel = ${channel} and (${which})`.execute(db)
}
