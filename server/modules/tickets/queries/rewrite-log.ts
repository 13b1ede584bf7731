import type { Message } from '@diwan/contract/tickets/schemas/ticket'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import { rewriteEntries } from '../../../kit/record/channels.ts'

/**
 * What the log of a channel says of an edited message, rewritten: a browser that catches up later, or comes to the ticket later,
 * does not read what was taken back. `short` stands in the entries from this message to the next.
 */
export async function rewriteLoggedMessage(db: Queryable, channel: string, message: Message, short: string): Promise<void> {
  const isIt = sql`entry.detail -> 'message' ->> 'id' = ${message.id}`
  const span = sql`
    with own as (
      select coalesce(min(seq), 0) as seq from channel_entries entry where channel = ${channel} and ${isIt}
    )
    select own.seq as first, (
      select min(entry.seq) from channel_entries entry
      where channel = ${channel} and entry.seq > own.seq and event <> 'tickets.edited' and not ${isIt}
    ) as next from own`
  const detail = sql`entry.detail
      || case when ${isIt} then jsonb_build_object('message', ${JSON.stringify(message)}::jsonb) else '{}' end
      || case when entry.detail ? 'reply' then jsonb_build_object('reply', ${short}::text) else '{}' end
      || case when ${isIt} and jsonb_typeof(entry.detail -> 'newest') = 'object'
           then jsonb_build_object('newest', entry.detail -> 'newest' || jsonb_build_object('reply', ${short}::text)) else '{}' end`
  const which = sql`${isIt} or entry.seq >= span.first and (span.next is null or entry.seq < span.next)`
  await rewriteEntries(db, channel, { span, which, detail })
}
