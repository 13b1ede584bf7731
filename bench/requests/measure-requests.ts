import { permissions, requestDecisions } from '@diwan/contract/schedule/endpoints/permissions'
import { addDays } from '@diwan/core/hijri'
import { sql } from 'kysely'
import type { Database } from '../../server/kit/db/database.ts'
import { readPlaces } from '../../server/modules/schedule/queries/permissions/places.ts'
import { membersOf } from '../chat/group.ts'
import { send, type Call } from '../client.ts'
import { compare } from '../compare.ts'
import { openBenchDatabase } from '../database.ts'
import { asked, reads, sends } from '../learning/asking.ts'
import type { Measurement } from '../measurement.ts'
import { makeShortIds } from '../short-ids.ts'
import { withServers } from '../servers.ts'

/** How many bare reads of the same rows a list may cost. Of a decision the ratio is reported, without a limit. */
const LIST = 3
const sizes = (quick: boolean) =>
  quick ? { requests: 2_000, rounds: 2, calls: 5 } : { requests: 100_000, rounds: 20, calls: 10 }

/** So many requests that have passed, set-based and past the service. */
async function plantRequests(db: Database, typeId: string, count: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`create temp table planted on commit drop as
      select series.n, uuidv7() as id, person.id as person, now() - series.n * interval '7 minutes' as at,
        (date '2025-01-01' + (series.n / person.people * 2)::int) as day
      from generate_series(1, ${sql.lit(count)}) series (n)
      join (select row_number() over (order by id) - 1 as n, count(*) over () as people, id from users
        where email like 'person%@bench.example') person on person.n = series.n % person.people`.execute(trx)
    await makeShortIds(trx, count)
    await sql`insert into objects (id, kind, short_id, created_by, created_at)
      select id, 'permission_request', short_id, person, at from planted join code using (n)`.execute(trx)
    await sql`insert into permission_requests (id, type_id, reason, date_from, date_to, whole_days, during, working_days, status, created_by,
        submitted_at, created_at, updated_at)
      select id, ${typeId}::uuid, 'سفر عائلي', day, day, true, tstzrange(day::timestamptz, day::timestamptz + interval '1 day'), 1, 'DONE', person, at, at, at
      from planted`.execute(trx)
  })
}

/** Lists of requests and decisions beside bare reads and inserts in the same run. `argv`: quick. */
export async function measureRequests(argv: readonly string[], say: (line: string) => void): Promise<Measurement[]> {
  const quick = argv.includes('quick')
  const { requests, rounds, calls } = sizes(quick)
  const database = await openBenchDatabase({ tickets: 1_000 })
  return withServers(database, async (start) => {
    const [portal, raw] = [await start('portal'), await start('requests/raw')]
    const [admin] = await membersOf(database, 1, 'ADMIN')
    const decided = (rounds + 4) * calls
    const people = (await membersOf(database, decided + 1)).filter((one) => one.id !== admin!.id)
    const { id: typeId } = await database.db.selectFrom('permission_types').select('id').limit(1).executeTakeFirstOrThrow()
    await plantRequests(database.db, typeId, requests)
    const day = addDays(new Date().toISOString().slice(0, 10), 10)
    const sent: { readonly id: string; readonly version: number }[] = []
    for (const one of people.slice(0, decided)) {
      const places = await readPlaces(database.db, one.id)
      const department = places.find(({ department_id }) => department_id === null)
      const group = places.find(({ department_id }) => department_id !== null && department_id === department?.id)
      const place = { departmentId: department?.id ?? null, groupId: group?.id ?? null }
      const content = { typeId, reason: 'سفر عائلي', dateFrom: day, dateTo: day, wholeDays: true, ...place }
      const { id, version } = await asked(portal.origin, one, permissions.send, content)
      sent.push({ id, version })
    }
    await database.pool.query('vacuum analyze')
    const pace = { rounds, connections: 1, calls, settle: 0 }
    const list = async (what: string, reader: (typeof people)[number], view: string): Promise<Measurement> => {
      const call = reads(portal.origin, reader, `${permissions.list.path}?view=${view}`)
      const bare = (pad: number) => reads(raw.origin, reader, `/newest?pad=${pad}`)
      const more = (await send(call)) - (await send(bare(0)))
      const took = await compare(call, bare(Math.max(0, more)), pace)
      say(`${what}: ${took.portal} ms beside ${took.reference}`)
      return { what, value: took.ratio, unit: '×', ...(!quick && { limit: LIST }) }
    }
    const lists = [
      await list(`all requests, of ${requests}`, admin!, 'all'),
      await list('requests that wait for a decision', admin!, 'undecided'),
    ]
    let turn = 0
    const decide: Call = {
      ...sends(portal.origin, admin!, requestDecisions.decideMany.path, {}),
      body: () => JSON.stringify({ items: [sent[turn++ % sent.length]!], outcome: 'approve', reason: 'x' }),
    }
    const insert: Call = { ...sends(raw.origin, admin!, '/decide', {}), body: '{}' }
    const took = await compare(decide, insert, { ...pace, settle: 100 })
    say(`a decision: ${took.portal} ms beside ${took.reference}`)
    return [...lists, { what: 'a decision, beside a bare insert', value: took.ratio, unit: '×' }]
  })
}
