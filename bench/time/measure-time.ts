import { appointments } from '@diwan/contract/schedule/endpoints/appointments'
import { bookings } from '@diwan/contract/schedule/endpoints/bookings'
import { scheduleCalendar } from '@diwan/contract/schedule/endpoints/calendar'
import { addDays } from '@diwan/core/hijri'
import { sql } from 'kysely'
import type { Member } from '../cast.ts'
import { membersOf } from '../chat/group.ts'
import { burst, send, type Call } from '../client.ts'
import { compare } from '../compare.ts'
import { openBenchDatabase, type BenchDatabase } from '../database.ts'
import { asked, reads, sends } from '../learning/asking.ts'
import type { Measurement } from '../measurement.ts'
import { round } from '../median.ts'
import { withServers } from '../servers.ts'

/** Milliseconds within which a month of slots for 20 people is answered 99 of 100 times. */
const SLOTS = 20
/** How many bare inserts a booking may cost, and how many bare reads of the same spans a month of a calendar. */
const BOOK = 3
const MONTH = 4
const PROVIDERS = 20
const DAYS = 40

const sizes = (quick: boolean) =>
  quick ? { spans: 2, reads: 40, rounds: 2, calls: 5 } : { spans: 200, reads: 400, rounds: 20, calls: 15 }

/** An appointment with 20 people, of half an hour each working hour, that everybody may book. */
async function offered(origin: string, author: Member, peopleIds: string[], today: string): Promise<string> {
  const { id } = await asked(origin, author, appointments.create, {
    kind: 'bookable',
    purpose: 'موعد القياس',
    dateFrom: addDays(today, 1),
    dateTo: addDays(today, DAYS),
    timeFrom: '06:00',
    timeTo: '22:00',
    repeatEveryDay: true,
    peopleIds,
    slotMinutes: 30,
    gapMinutes: 0,
    noticeMinutes: 0,
    perDay: null,
    seats: 1,
    needsConfirmation: false,
    cancelHours: 0,
    workingDaysOnly: false,
    tokens: ['all'],
  })
  return id
}

/** So many spans of each of 5,000 people over a year, all of one record. */
async function plantSpans({ db }: BenchDatabase, objectId: string, each: number): Promise<void> {
  await sql`insert into spans (object_id, person_id, occurrence, piece, kind, starts, ends, whole_from, whole_to)
    select ${objectId}::uuid, person.id, n + 1000000, 0, 'busy', at, at + interval '1 hour', at, at + interval '1 hour'
    from users person cross join generate_series(1, ${sql.lit(each)}) n
      cross join lateral (select now() + (n - ${sql.lit(each)} / 2) * interval '44 hours' as at) moment
    where person.email like 'person%@bench.example'`.execute(db)
}

/** Every call takes the next free half hour of the next of the people, booked by the next of the bookers. */
function bookingsOf(origin: string, id: string, bookers: readonly Member[], providers: readonly string[], from: number): Call {
  let turn = 0
  const path = bookings.book.path.replace('{id}', id)
  const startOf = (n: number) => from + Math.floor(n / 32 / PROVIDERS) * 86_400 + (Math.floor(n / PROVIDERS) % 32) * 1_800
  const body = () => ({ startsAt: startOf(turn), providerId: providers[turn % PROVIDERS]! })
  return {
    ...sends(origin, bookers[0]!, path, {}),
    headers: () => sends(origin, bookers[turn % bookers.length]!, path, {}).headers(),
    body: () => {
      const sent = JSON.stringify(body())
      turn += 1
      return sent
    },
  }
}

/** Slots, bookings and a month of a calendar beside bare reads and inserts in the same run. `argv`: quick. */
export async function measureTime(argv: readonly string[], say: (line: string) => void): Promise<Measurement[]> {
  const quick = argv.includes('quick')
  const size = sizes(quick)
  const database = await openBenchDatabase({ tickets: 1_000 })
  return withServers(database, async (start) => {
    const [portal, raw] = [await start('portal'), await start('time/raw')]
    const [author] = await membersOf(database, 1, 'ADMIN')
    const people = await membersOf(database, PROVIDERS + 1_000)
    const providers = people.slice(0, PROVIDERS).map((one) => one.id)
    const bookers = people.slice(PROVIDERS).filter((one) => one.id !== author!.id)
    const today = new Date().toISOString().slice(0, 10)
    const id = await offered(portal.origin, author!, providers, today)
    await plantSpans(database, id, size.spans)
    await database.pool.query('vacuum analyze')
    const [reader] = bookers

    const slots = reads(
      portal.origin,
      reader!,
      `${appointments.slots.path.replace('{id}', id)}?from=${addDays(today, 1)}&to=${addDays(today, 31)}`,
    )
    const took = (await burst(slots, size.reads, 1)).toSorted((a, b) => a - b)
    const [median, p99] = [took[Math.floor(took.length / 2)]!, took[Math.floor(took.length * 0.99)]!]
    say(`a month of slots of ${PROVIDERS} people: median ${round(median)} ms`)

    const month = reads(portal.origin, reader!, `${scheduleCalendar.own.path}?from=${today}&to=${addDays(today, 30)}`)
    const bare = (pad: number) =>
      reads(raw.origin, reader!, `/spans?person=${reader!.id}&from=${today}&to=${addDays(today, 31)}&pad=${pad}`)
    const more = (await send(month)) - (await send(bare(0)))
    const pace = { rounds: size.rounds, connections: 1, calls: size.calls, settle: 0 }
    const read = await compare(month, bare(Math.max(0, more)), pace)
    say(`a month of a calendar among ${size.spans * 5_000} spans: ${read.portal} ms beside ${read.reference}`)

    const from = Date.parse(`${addDays(today, 2)}T03:00:00Z`) / 1000
    const insert: Call = { ...sends(raw.origin, reader!, `/book?person=${reader!.id}`, {}), body: '{}' }
    const booked = await compare(bookingsOf(portal.origin, id, bookers, providers, from), insert, { ...pace, settle: 200 })
    say(`a booking: ${booked.portal} ms beside ${booked.reference}`)
    const limit = (most: number) => (quick ? {} : { limit: most })
    return [
      { what: `a month of slots of ${PROVIDERS} people, p99`, value: round(p99), unit: 'ms', ...limit(SLOTS) },
      { what: `a month of a calendar among ${size.spans * 5_000} spans`, value: read.ratio, unit: '×', ...limit(MONTH) },
      { what: 'a booking, beside a bare insert', value: booked.ratio, unit: '×', ...limit(BOOK) },
    ]
  })
}
