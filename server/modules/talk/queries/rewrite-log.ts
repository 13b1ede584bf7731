import type { TalkMessage } from '@diwan/contract/talk/schemas'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import { quoteOf } from '../presenter.ts'
import { rewriteEntries } from '../../../kit/record/channels.ts'
import { rewriteAnswers } from '../../../kit/record/receipts.ts'

/**
 * Rewrites a message, and the quotes of it, in the log of a channel, so that a browser that catches up later does not read
 * what was taken back.
 */
export async function rewriteLoggedMessage(db: Queryable, channel: string, message: TalkMessage): Promise<void> {
  const isIt = sql`entry.detail -> 'message' ->> 'id' = ${message.id}`
  const quotesIt = sql`entry.detail -> 'message' -> 'quote' ->> 'id' = ${message.id}`
  const text = message.body === null ? sql`'null'::jsonb` : sql`to_jsonb(${quoteOf(message.body)}::text)`
  await rewriteEntries(db, channel, {
    span: sql`select coalesce(min(seq), 0) as first from channel_entries entry where channel = ${channel} and ${isIt}`,
    which: sql`entry.seq >= span.first and (${isIt} or ${quotesIt})`,
    detail: sql`case when ${isIt} then entry.detail || jsonb_build_object('message', ${JSON.stringify(message)}::jsonb)
      else jsonb_set(entry.detail, '{message,quote,text}', ${text}) end`,
  })
}

interface LoggedBy {
  readonly objectId: string
  /** The events that recorded its posting and its edits. */
  readonly events: readonly string[]
}

/** Rewrites stored answers, so that a repeated request of the author returns the message as it is now. */
export async function rewriteReceipts(db: Queryable, message: TalkMessage, { objectId, events }: LoggedBy): Promise<void> {
  if (!message.author) return
  const { rows } = await sql<{ request_id: string }>`
    select distinct request_id from history where object_id = ${objectId} and event = any(${[...events]}::text[])
      and detail -> 'message' ->> 'id' = ${message.id} and request_id is not null`.execute(db)
  await rewriteAnswers(
    db,
    message.author.id,
    rows.map((row) => row.request_id),
    message,
  )
}
