import type { Message } from '@diwan/contract/tickets/schemas'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

/**
 * What the log of a channel says of an edited message, said anew: whoever catches up later, or comes to the ticket later,
 * does not read what was taken back. `short` stands in the entries from this message to the next.
 */
export async function retell(db: Queryable, channel: string, message: Message, short: string): Promise<void> {
  const isIt = sql`entry.detail -> 'message' ->> 'id' = ${message.id}`
  await sql`
    with own as (
      select coalesce(min(seq), 0) as seq from channel_entries entry where channel = ${channel} and ${isIt}
    ), next as (
      select min(entry.seq) as seq from channel_entries entry, own
      where channel = ${channel} and entry.seq > own.seq and event <> 'tickets.edited' and not ${isIt}
    )
    update channel_entries entry set detail = entry.detail
      || case when ${isIt} then jsonb_build_object('message', ${JSON.stringify(message)}::jsonb) else '{}' end
      || case when entry.detail ? 'reply' then jsonb_build_object('reply', ${short}::text) else '{}' end
      || case when ${isIt} and jsonb_typeof(entry.detail -> 'newest') = 'object'
           then jsonb_build_object('newest', entry.detail -> 'newest' || jsonb_build_object('reply', ${short}::text)) else '{}' end
    from own, next
    where entry.channel = ${channel} and (${isIt} or entry.seq >= own.seq and (next.seq is null or entry.seq < next.seq))`.execute(
    db,
  )
}
