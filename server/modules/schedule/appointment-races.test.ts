import { bookings } from '@diwan/contract/schedule/endpoints/bookings'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { appointmentsIn, at, codeOf, FIRST, times } from '../../testing/appointments.ts'
import { countDeadlocks } from '../../testing/deadlocks.ts'
import type { TestPerson } from '../../testing/people.ts'
import { deep } from '../../testing/seeded.ts'
import { world } from '../../testing/world.ts'

/** Bookings that are sent at once; the deep run sends as many as the specification asks. */
const MANY = deep ? 1_000 : 120

const w = await world() // it is Sunday 15-11-2026, 11:00 in Riyadh
const admin = await w.person('ADMIN')
let provider: TestPerson
let other: TestPerson
let sara: TestPerson
let crowd: TestPerson[]

beforeAll(async () => {
  crowd = []
  for (let made = 0; made < Math.min(MANY, 40); made += 20)
    crowd.push(...(await Promise.all(Array.from({ length: 20 }, () => w.person('USER')))))
})
beforeEach(async () => {
  ;[provider, other, sara] = [await w.person('USER'), await w.person('USER'), await w.person('USER')]
})

const { offer, book, booked, slotsOf } = appointmentsIn(w, admin, () => provider)

test('many people book one slot at once, and one of them has it', async () => {
  const { id } = await offer()
  const answers = await Promise.all(Array.from({ length: MANY }, (_, n) => book(crowd[n % crowd.length]!, id)))
  const codes = answers.map((answer) => codeOf(answer).join(' '))
  expect(codes.filter((code) => code.startsWith('200'))).toHaveLength(1)
  // Further calls of the one who has it are refused for that booking.
  expect(new Set(codes)).toEqual(
    new Set([...new Set(codes)].filter((code) => /^(200 |409 schedule\.(slot_taken|own_overlap))/.test(code))),
  )
  const refusal = answers.find(({ status }) => status === 409)!.body as unknown as { current: { next: { from: string }[] } }
  expect(refusal.current.next.map(({ from }) => from)).toEqual(['09:30', '10:00', '10:30'])
  const rows = await w.db.selectFrom('bookings').select('id').where('appointment_id', '=', id).execute()
  expect(rows).toHaveLength(1)
})

test('a slot with five seats is booked five times', async () => {
  const { id } = await offer({ seats: 5 })
  const answers = await Promise.all(crowd.map((one) => book(one, id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(times(await slotsOf(sara, id))[0]).toBe('2026-11-16 09:30')
})

test('without a provider the one with the fewest bookings of the week is chosen', async () => {
  const { id } = await offer({ peopleIds: [provider.id, other.id] })
  const answers = await Promise.all(crowd.slice(0, 8).map((one) => book(one, id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  const first = await booked(crowd[8]!, id, FIRST + 1_800, { providerId: provider.id })
  const second = await booked(crowd[9]!, id, FIRST + 3_600)
  expect([first.provider.id, second.provider.id]).toEqual([provider.id, other.id])
})

test('crossing reschedules end without a deadlock, and nothing is booked twice', async () => {
  const { id } = await offer()
  const days = ['16', '17', '18', '19', '22', '23', '24', '25', '26'].slice(0, deep ? 9 : 1)
  const starts = days.flatMap((day) => Array.from({ length: 6 }, (_, n) => at(`2026-11-${day}`, '09:00') + n * 1_800))
  const people = await Promise.all(starts.map(() => w.person('USER')))
  for (const [n, startsAt] of starts.entries()) await booked(people[n]!, id, startsAt)
  const read = () => w.db.selectFrom('bookings').selectAll().where('appointment_id', '=', id).execute()
  for (let round = 0; round < (deep ? 10 : 1); round += 1) {
    const rows = await read()
    const answers = await Promise.all(
      people.flatMap((who, n) => {
        const [own, partner] = [who, people[n % 2 === 0 ? n + 1 : n - 1]!].map(({ id: by }) =>
          rows.find(({ booker_id }) => booker_id === by)!,
        )
        const startsAt = partner!.starts_at.getTime() / 1000
        return [1, 2].map(() => w.call(who, bookings.reschedule, { id: own!.id, version: own!.version, startsAt }))
      }),
    )
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(new Set((await read()).map(({ starts_at }) => starts_at.getTime())).size).toBe(starts.length)
  }
})

test('many people hold one slot at once, and one of them has it', async () => {
  const { id } = await offer()
  const holders = Array.from({ length: MANY }, (_, n) => crowd[n % crowd.length]!)
  const answers = await Promise.all(holders.map((who) => w.call(who, bookings.hold, { id, startsAt: FIRST })))
  const kept = answers.flatMap(({ status, body }) => (status === 200 ? body.id : []))
  expect(new Set(kept).size).toBe(1)
  const refused = answers.filter(({ status }) => status !== 200)
  // One of the crowd has a booking at that time already.
  expect(refused.every((answer) => /^409 schedule\.(slot_taken|own_overlap)$/.test(codeOf(answer).join(' ')))).toBe(true)
  expect(refused.length).toBeGreaterThanOrEqual(MANY - MANY / crowd.length - 1)
  expect(await w.db.selectFrom('slot_holds').select('id').execute()).toHaveLength(1)
  await w.call(holders[answers.findIndex(({ status }) => status === 200)]!, bookings.release, { id: kept[0]! })
})

test('a day takes no more bookings at once than it may, and a person no more holds', async () => {
  const { id } = await offer({ perDay: 1 })
  const people = await Promise.all(Array.from({ length: 6 }, () => w.person('USER')))
  const answers = await Promise.all(people.map((one, n) => book(one, id, FIRST + n * 1_800)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409])
  const { id: free } = await offer({ peopleIds: [other.id] })
  const holds = await Promise.all(people.map((_, n) => w.call(sara, bookings.hold, { id: free, startsAt: FIRST + n * 1_800 })))
  expect(holds.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 409, 409, 409])
})

test('no writer ever waited for another one in a circle', async () => {
  expect(await countDeadlocks(w)).toBe(0)
})
