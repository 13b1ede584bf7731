import type { Change } from '@diwan/contract/kit/event'
import type { Position } from '@diwan/contract/kit/live'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { anyOf } from '../db/any-of.ts'
import type { Queryable } from '../db/database.ts'
import { toSeconds } from '../clock/clock.ts'

/** The positions of channels; a channel without entries is at 0. Read them before the record, never after. */
export async function positionsOf(db: Queryable, names: readonly string[]): Promise<Position[]> {
  if (names.length === 0) return []
  const rows = await db.selectFrom('channels').select(['name', 'seq']).where(anyOf('name', names)).execute()
  const seqs = new Map(rows.map((row) => [row.name, row.seq]))
  return names.map((channel) => ({ channel, seq: seqs.get(channel) ?? 0 }))
}

/** Bytes of the entries that are read at once: they fit into what a connection may have waiting. */
export const ENTRIES_BYTES = 800_000

interface EntryRow {
  readonly seq: number
  readonly history_id: string
  readonly event: string
  readonly detail: Record<string, unknown>
  readonly at: Date
}

/** Entries after a sequence, in order: at most `limit`, as many as fit, and at least one. */
export async function entriesAfter(db: Queryable, channel: string, after: number, limit: number): Promise<Change[]> {
  const { rows } = await sql<EntryRow>`
    select seq, history_id, event, detail, at from (
      select *, sum(octet_length(detail::text)) over (order by seq) as upto, row_number() over (order by seq) as place
      from (select seq, history_id, event, detail, at from channel_entries
            where channel = ${channel} and seq > ${after} order by seq limit ${limit}) page
    ) weighed where upto <= ${ENTRIES_BYTES} or place = 1 order by seq`.execute(db)
  return rows.map((row) => ({
    channel,
    seq: row.seq,
    id: row.history_id,
    event: row.event,
    detail: row.detail,
    at: toSeconds(row.at),
  }))
}

/** Reduces the entries of purged records to what history keeps, for followers that catch up. Numbers and order stay. */
export async function redactEntries(db: Queryable, channels: readonly string[], objectIds: readonly string[]): Promise<void> {
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

/** Rewrites entries whose content must go, so that later followers read the new detail. Numbers and order stay. */
export async function rewriteEntries(db: Queryable, channel: string, { span, which, detail }: Rewriting): Promise<void> {
  await sql`update channel_entries entry set detail = ${detail} from (${span}) span
    where entry.channel = ${channel} and (${which})`.execute(db)
}
