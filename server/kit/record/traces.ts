import { sql } from 'kysely'
import type { RawBuilder, Transaction } from 'kysely'
import type { DB } from '../db/types.gen.ts'
import { newId } from '../db/id.ts'
import type { Ctx } from '../portal.ts'
import { keptAnswer } from './receipts.ts'
import type { Recorded } from './recorded.ts'

/**
 * What a write leaves behind: its jobs, then in one statement its history with the texts beside it, its channel entries and its
 * answer for a repeat. That statement is the last before the commit so that sequences are held for the shortest time; they are taken
 * in the order of the names so that two writers never wait for each other crosswise. An entry's number is the sequence after
 * the whole write minus what of it comes later.
 */
export async function keepTraces(trx: Transaction<DB>, ctx: Ctx, recorded: readonly Recorded[], answer: unknown): Promise<void> {
  await ctx.portal.jobs.send(
    trx,
    recorded.map((one) => one.fact),
  )
  const facts = recorded.map(({ fact, told, written, audience = 'public' }) => ({ ...fact, audience, told, ...written }))
  const entries = recorded.flatMap(({ fact, channels = [], each = {} }) =>
    channels.map((channel) => ({ channel, historyId: fact.historyId, own: each[channel] })),
  )
  await sql`
    with fact as (
      select * from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb)
        as given ("historyId" uuid, "objectId" uuid, event text, audience text, "actorId" uuid, detail jsonb, told jsonb,
                  part uuid, texts jsonb, at timestamptz)
    ), kept as (
      insert into history (id, object_id, event, audience, actor_id, detail, request_id, reverts, at)
      select "historyId", "objectId", event, audience, "actorId", detail, ${ctx.receipt?.requestId ?? null}::uuid,
             ${ctx.reverting ?? null}::uuid, at from fact
    ), written as (
      insert into history_texts (history_id, object_id, part, texts)
      select "historyId", "objectId", part, texts from fact where texts is not null
    ), answered as (
      ${keptAnswer(trx, ctx, answer)}
    ), entry as (
      select channel, "historyId", event, coalesce(told, detail) || coalesce(own, '{}') as detail, at,
             row_number() over (partition by channel order by ordinal) as place, count(*) over (partition by channel) as total
      from rows from (jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as (channel text, "historyId" uuid, own jsonb))
           with ordinality as entries (channel, "historyId", own, ordinal)
      join fact using ("historyId")
    ), taken as (
      insert into channels (name, seq)
      select channel, max(total) from entry group by channel order by channel
      on conflict (name) do update set seq = channels.seq + excluded.seq
      returning name, seq
    )
    insert into channel_entries (channel, seq, history_id, event, detail, at)
    select entry.channel, taken.seq - entry.total + entry.place, entry."historyId", entry.event, entry.detail, entry.at
    from entry join taken on taken.name = entry.channel`.execute(trx)
}

interface OwnEntry {
  readonly event: string
  readonly detail: unknown
  readonly at: Date
}

/**
 * What a person did to their own account, staff's to read, as a part of a larger statement that must not wait twice; no channel
 * hears it. `who` is a query of the one person, or of none.
 */
export const ownEntry = (who: RawBuilder<unknown>, { event, detail, at }: OwnEntry): RawBuilder<unknown> => sql`
    insert into history (id, object_id, event, audience, actor_id, detail, at)
    select ${newId()}::uuid, who.id, ${event}::text, 'staff', who.id, ${JSON.stringify(detail)}::jsonb, ${at}::timestamptz
    from (${who}) who`
