import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { DB } from '../db/types.gen.ts'
import type { Ctx } from '../portal.ts'
import type { Recorded } from './write.ts'

/** The three traces of a change, last before the commit so that sequences are held for the shortest time. */
export async function keepTraces(trx: Transaction<DB>, ctx: Ctx, recorded: readonly Recorded[]): Promise<void> {
  if (recorded.length === 0) return
  await keepHistory(trx, ctx, recorded)
  await ctx.portal.jobs.send(
    trx,
    recorded.map((one) => one.fact),
  )
  await keepChannelEntries(trx, recorded)
}

async function keepHistory(trx: Transaction<DB>, ctx: Ctx, recorded: readonly Recorded[]): Promise<void> {
  const rows = recorded.map(({ fact, audience }) => ({
    id: fact.historyId,
    object_id: fact.objectId,
    event: fact.event,
    audience: audience ?? 'public',
    actor_id: fact.actorId,
    detail: JSON.stringify(fact.detail),
    request_id: ctx.receipt?.requestId ?? null,
    at: new Date(fact.at),
  }))
  await trx.insertInto('history').values(rows).execute()
}

/**
 * All sequences in one statement, taken in the order of the names so that two writers never wait for each other crosswise.
 * An entry's number is the sequence after the whole write minus what of it comes later.
 */
async function keepChannelEntries(trx: Transaction<DB>, recorded: readonly Recorded[]): Promise<void> {
  const entries = recorded.flatMap(({ fact, channels }) => (channels ?? []).map((channel) => ({ channel, ...fact })))
  if (entries.length === 0) return
  await sql`
    with entry as (
      select channel, event, detail::jsonb as detail, at::timestamptz as at,
             row_number() over (partition by channel order by ordinal) as place,
             count(*) over (partition by channel) as total
      from unnest(${entries.map((one) => one.channel)}::text[], ${entries.map((one) => one.event)}::text[],
                  ${entries.map((one) => JSON.stringify(one.detail))}::text[], ${entries.map((one) => one.at)}::text[])
           with ordinality as given (channel, event, detail, at, ordinal)
    ), taken as (
      insert into channels (name, seq)
      select channel, max(total) from entry group by channel order by channel
      on conflict (name) do update set seq = channels.seq + excluded.seq
      returning name, seq
    )
    insert into channel_entries (channel, seq, event, detail, at)
    select entry.channel, taken.seq - entry.total + entry.place, entry.event, entry.detail, entry.at
    from entry join taken on taken.name = entry.channel`.execute(trx)
}
