import type { Change } from '@diwan/contract/kit/event'
import { sql } from 'kysely'
import type { RawBuilder, Transaction } from 'kysely'
import type { DB } from '../db/types.gen.ts'
import { toSeconds } from '../clock/clock.ts'
import { newId } from '../db/id.ts'
import type { Ctx } from '../portal.ts'
import { keptAnswer } from './receipts.ts'
import type { Recorded } from './recorded.ts'

/**
 * What a write leaves behind beside its jobs, in one statement: its history with the texts beside it, its channel entries and its
 * answer for a repeat. That statement is the last before the commit so that sequences are held for the shortest time; they are taken
 * in the order of the names so that two writers never wait for each other crosswise. An entry's number is the sequence after
 * the whole write minus what of it comes later. Returns the changes to deliver, in the order of each channel.
 */
export async function keepTraces(
  trx: Transaction<DB>,
  ctx: Ctx,
  recorded: readonly Recorded[],
  answer: unknown,
): Promise<Change[]> {
  const facts = recorded.map(({ fact, delivered, written, audience = 'public' }) => ({
    ...fact,
    audience,
    delivered,
    ...written,
  }))
  const entries = recorded.flatMap(({ fact, channels = [], each = {} }) =>
    channels.map((channel) => ({ channel, historyId: fact.historyId, own: each[channel] })),
  )
  const { rows } = await sql<Pick<Change, 'channel' | 'seq' | 'id'>>`
    with fact as (
      select * from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb)
        as given ("historyId" uuid, "objectId" uuid, event text, audience text, "actorId" uuid, detail jsonb, delivered jsonb,
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
      select channel, "historyId", event, coalesce(delivered, detail) || coalesce(own, '{}') as detail, at,
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
    from entry join taken on taken.name = entry.channel
    returning channel, seq, history_id as id`.execute(trx)
  return changesOf(recorded, rows)
}

/** Builds the entries that were just written to the log, without reading it again. */
function changesOf(recorded: readonly Recorded[], rows: readonly Pick<Change, 'channel' | 'seq' | 'id'>[]): Change[] {
  const byId = new Map(recorded.map((one) => [one.fact.historyId, one]))
  return rows
    .toSorted((one, other) => one.seq - other.seq)
    .map((row) => {
      const { fact, delivered, each } = byId.get(row.id)!
      const detail = asKept({ ...(delivered ?? fact.detail), ...each?.[row.channel] })
      return { ...row, event: fact.event, detail, at: toSeconds(new Date(fact.at)) }
    })
}

const asKept = (detail: object) => JSON.parse(JSON.stringify(detail)) as Record<string, unknown>

interface OwnEntry {
  readonly event: string
  readonly detail: unknown
  readonly at: Date
}

/**
 * What a person did to their own account, staff's to read, as a part of a larger statement that must not wait twice; no channel
 * gets it. `who` is a query of the one person, or of none.
 */
export const ownEntry = (who: RawBuilder<unknown>, { event, detail, at }: OwnEntry): RawBuilder<unknown> => sql`
    insert into history (id, object_id, event, audience, actor_id, detail, at)
    select ${newId()}::uuid, who.id, ${event}::text, 'staff', who.id, ${JSON.stringify(detail)}::jsonb, ${at}::timestamptz
    from (${who}) who`
