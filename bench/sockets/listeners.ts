import { sql } from 'kysely'
import { makeSession } from '../../server/testing/people.ts'
import type { BenchDatabase } from '../database.ts'

/** Somebody with a session of their own and something to follow. */
export interface Listener {
  readonly cookie: string
  /** What is told to the person, then the tickets they asked for. */
  readonly channels: readonly string[]
  /** Where each of them stands. */
  readonly last: number
}

const LAST = 10

/** People with up to two tickets of their own, and logs of as many bytes as replies have. */
export async function listenersOf({ db }: BenchDatabase, count: number): Promise<Listener[]> {
  const { rows } = await sql<{ id: string; ticket_ids: string[] }>`
    select users.id, array(select tickets.id from tickets where requester_id = users.id and deleted_at is null
      order by activity_at desc limit 2) ticket_ids
    from users where email like 'person%@bench.example' and disabled_at is null order by users.id limit ${count}`.execute(db)
  const people = rows.map(({ id, ticket_ids }) => ({ id, channels: [`user:${id}`, ...ticket_ids.map((one) => `ticket:${one}`)] }))
  await fill(
    { db },
    people.flatMap(({ channels }) => channels),
  )
  const at = new Date()
  return Promise.all(
    people.map(async ({ id, channels }) => ({ cookie: (await makeSession(db, id, at)).cookie, channels, last: LAST })),
  )
}

async function fill({ db }: Pick<BenchDatabase, 'db'>, names: readonly string[]): Promise<void> {
  const detail = JSON.stringify({ text: 'جرّبنا إعادة تشغيلها مرتين. '.repeat(20) })
  await sql`
    with named as (
      insert into channels (name, seq) select name, ${LAST} from unnest(${[...names]}::text[]) name
      on conflict (name) do update set seq = excluded.seq returning name
    )
    insert into channel_entries (channel, seq, event, detail, at, history_id)
    select name, seq, 'bench.said', ${detail}::jsonb, now(), gen_random_uuid() from named, generate_series(1, ${LAST}) seq`.execute(
    db,
  )
  await sql`vacuum analyze channels, channel_entries, sessions`.execute(db)
}
