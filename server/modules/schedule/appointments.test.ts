import { notifications } from '@diwan/contract/notifications/endpoints'
import { reminders } from '@diwan/contract/reminders/endpoints'
import { appointments } from '@diwan/contract/schedule/endpoints/appointments'
import { bookings } from '@diwan/contract/schedule/endpoints/bookings'
import type { Slots } from '@diwan/contract/schedule/schemas/appointments'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { countDeadlocks } from '../../testing/deadlocks.ts'
import type { TestPerson } from '../../testing/people.ts'
import { deep } from '../../testing/seeded.ts'
import { world, type World } from '../../testing/world.ts'
import { CONTENT } from './proof/appointments.ts'
import { readSpans, writeSpans } from '../calendar/public.ts'
import { bookingSpans, jobSpans } from './service/appointments/entries.ts'
import { tendBookings } from './service/appointments/tend.ts'

/** Bookings that are sent at once; the deep run sends as many as the specification asks. */
const MANY = deep ? 1_000 : 120

let w: World
let admin: TestPerson
let provider: TestPerson
let other: TestPerson
let sara: TestPerson
let crowd: TestPerson[]

beforeAll(async () => {
  w = await world() // it is Sunday 15-11-2026, 11:00 in Riyadh
  admin = await w.person('ADMIN')
  crowd = []
  for (let made = 0; made < Math.min(MANY, 40); made += 20)
    crowd.push(...(await Promise.all(Array.from({ length: 20 }, () => w.person('USER')))))
})
beforeEach(async () => {
  ;[provider, other, sara] = [await w.person('USER'), await w.person('USER'), await w.person('USER')]
})

const content = (more: object = {}) => ({
  ...CONTENT,
  kind: 'bookable' as const,
  purpose: 'استشارة تقنية',
  dateFrom: '2026-11-16',
  dateTo: '2026-11-26',
  jobLocation: 'مبنى الإدارة',
  peopleIds: [provider.id],
  ...more,
})
const offer = async (more: object = {}) => (await w.call(admin, appointments.create, content(more))).body
const at = (day: string, time: string) => Date.parse(`${day}T${time}:00+03:00`) / 1000
const FIRST = at('2026-11-16', '09:00')
const book = (who: TestPerson, id: string, startsAt = FIRST, more: object = {}) =>
  w.call(who, bookings.book, { id, startsAt, ...more })
const booked = async (...given: Parameters<typeof book>) => {
  const { status, body } = await book(...given)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const slotsOf = async (who: TestPerson, id: string, from = '2026-11-16', to = from, more: object = {}): Promise<Slots> =>
  (await w.call(who, appointments.slots, { id, from, to, ...more })).body
const times = ({ days }: Slots) => days.flatMap(({ day, slots }) => slots.map(({ from }) => `${day} ${from}`))
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]
const fieldsOf = ({ body }: { body: unknown }) =>
  ((body as { fields?: { path: string; code: string }[] }).fields ?? []).map(({ path, code }) => `${path} ${code}`)
const listed = async (who: TestPerson, view: 'mine' | 'withMe' | 'all', more: object = {}) =>
  (await w.call(who, bookings.list, { view, ...more })).body.items.map(({ id }) => id)

test('an appointment returns each value that was saved', async () => {
  const department = await w.department()
  const group = await w.group(department)
  const saved = { ...content({ jobDescription: 'مراجعة الأجهزة' }), departmentId: department.id, groupId: group.id }
  const { body } = await w.call(admin, appointments.create, { ...saved, breaks: [{ from: '10:00', to: '10:30' }] })
  const { appointment, audience } = (await w.call(admin, appointments.open, { id: body.id })).body
  const { tokens: _tokens, peopleIds: _people, departmentId: _department, groupId: _group, ...same } = saved
  expect(appointment).toMatchObject({ ...same, zone: 'Asia/Riyadh', status: 'OPEN', breaks: [{ from: '10:00', to: '10:30' }] })
  expect(appointment.assignedBy.id).toBe(admin.id)
  expect(appointment.people.map(({ id }) => id)).toEqual([provider.id])
  expect([appointment.department?.id, appointment.group?.id]).toEqual([department.id, group.id])
  expect(audience).toEqual([{ token: 'all', nameAr: '', nameEn: '' }])
})

test('each wrong field is named with the message of the specification', async () => {
  const make = (more: object) => w.call(admin, appointments.create, content(more))
  expect(fieldsOf(await make({ dateFrom: '', dateTo: '', timeFrom: '', timeTo: '' }))).toEqual([
    'dateFrom date_from_required',
    'dateTo date_to_required',
    'timeFrom start_required',
    'timeTo end_required',
  ])
  expect(fieldsOf(await make({ dateFrom: '2026-11-14' }))).toContain('dateFrom date_past')
  expect(fieldsOf(await make({ dateFrom: '2026-11-15' }))).toEqual(['timeFrom time_past'])
  const oneDay = { dateTo: '2026-11-16', repeatEveryDay: false }
  expect(fieldsOf(await make({ ...oneDay, timeTo: '09:00' }))).toEqual(['timeTo time_from_not_before_time_to'])
  expect(fieldsOf(await make({ dateTo: '2026-11-15' }))).toEqual(['dateTo date_from_after_date_to'])
  expect(fieldsOf(await make({ dateTo: '2027-11-20' }))).toEqual(['dateTo date_outside_range'])
  expect(fieldsOf(await make({ timeTo: '09:20' }))).toEqual(['timeTo time_slot'])
  expect(fieldsOf(await make({ peopleIds: [] }))).toEqual(['peopleIds user'])
  expect(fieldsOf(await make({ tokens: [] }))).toEqual(['tokens audience'])
})

test('slots have from, to, a random id and a duration, in the zone that is asked for', async () => {
  const { id } = await offer()
  const [first, again] = [await slotsOf(sara, id), await slotsOf(sara, id)]
  expect(first.days[0]!.slots).toHaveLength(6)
  expect(first.days[0]!.slots[0]).toMatchObject({ from: '09:00', to: '09:30', duration: 30, startsAt: FIRST, left: 1 })
  expect(again.days[0]!.slots[0]!.id).not.toBe(first.days[0]!.slots[0]!.id)
  const london = await slotsOf(sara, id, '2026-11-16', '2026-11-16', { zone: 'Europe/London' })
  expect(times(london)[0]).toBe('2026-11-16 06:00')
  expect(london.days[0]!.slots.map(({ startsAt }) => startsAt)).toEqual(first.days[0]!.slots.map(({ startsAt }) => startsAt))
  expect((await slotsOf(sara, id, '2026-11-20', '2026-11-21')).nextFree).toBe('2026-11-22')
  expect((await slotsOf(sara, id, '2026-11-27', '2026-12-05')).nextFree).toBeNull()
})

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

test('a booker is at one place at a time, and a provider offers each time once', async () => {
  const [one, two] = [await offer(), await offer()]
  const third = await offer({ peopleIds: [other.id] })
  await booked(sara, one.id)
  expect(codeOf(await book(sara, third.id))).toEqual([409, 'schedule.own_overlap'])
  expect(codeOf(await book(crowd[0]!, two.id))).toEqual([409, 'schedule.slot_taken'])
  expect(codeOf(await book(provider, one.id, FIRST + 1_800))).toEqual([409, 'schedule.own_slot'])
  expect(codeOf(await book(sara, one.id, FIRST + 60))).toEqual([409, 'schedule.slot_not_offered'])
})

test('a hold keeps a slot for five minutes by the clock of the portal, three at a time', async () => {
  const { id } = await offer()
  const hold = (who: TestPerson, startsAt: number) => w.call(who, bookings.hold, { id, startsAt })
  const first = (await hold(sara, FIRST)).body
  expect(first.heldUntil).toBe(Math.floor(w.clock.now().getTime() / 1000) + 300)
  expect((await hold(sara, FIRST)).body.id).toBe(first.id)
  expect(codeOf(await book(other, id))).toEqual([409, 'schedule.slot_taken'])
  await hold(sara, FIRST + 1_800)
  await hold(sara, FIRST + 3_600)
  expect(codeOf(await hold(sara, FIRST + 5_400))).toEqual([409, 'schedule.too_many_holds'])
  expect((await w.call(sara, bookings.holds, {})).body.items).toHaveLength(3)
  expect(codeOf(await w.call(other, bookings.release, { id: first.id }))).toEqual([404, 'not_found'])
  await w.call(sara, bookings.release, { id: first.id })
  await booked(other, id)
  const kept = await booked(sara, id, FIRST + 1_800)
  expect(kept.status).toBe('APPROVED')
  w.clock.advance(301_000)
  await booked(crowd[0]!, id, FIRST + 3_600)
  await hold(crowd[1]!, FIRST + 5_400)
  w.clock.advance(301_000)
  await tendBookings(w.portal)
  expect(await w.db.selectFrom('slot_holds').select('id').execute()).toEqual([])
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

test('notice, bookings a day and the hours before it limit a booking', async () => {
  const { id } = await offer({ noticeMinutes: 24 * 60, perDay: 2, cancelHours: 48 })
  expect(codeOf(await book(sara, id))).toEqual([409, 'schedule.slot_not_offered'])
  const day = at('2026-11-17', '09:00')
  const first = await booked(sara, id, day)
  await booked(other, id, day + 1_800)
  expect(codeOf(await book(crowd[0]!, id, day + 3_600))).toEqual([409, 'schedule.slot_taken'])
  expect(times(await slotsOf(sara, id, '2026-11-17'))).toEqual([])
  const { id: one, version } = first
  expect(codeOf(await w.call(sara, bookings.withdraw, { id: one, version }))).toEqual([409, 'schedule.too_late'])
  expect(codeOf(await w.call(sara, bookings.reschedule, { id: one, version, startsAt: day + 86_400 }))).toEqual([
    409,
    'schedule.too_late',
  ])
})

test('busy and away times of a provider are not offered, with the gap around them', async () => {
  const { id } = await offer({ gapMinutes: 15 })
  const busy = await offer({ kind: 'job', tokens: [], dateTo: '2026-11-16', timeFrom: '10:00', timeTo: '10:30' })
  expect(times(await slotsOf(sara, id)).map((one) => one.slice(11))).toEqual(['09:00', '11:15'])
  await w.call(admin, appointments.pause, { id: busy.id, version: busy.version })
  expect(times(await slotsOf(sara, id))).toHaveLength(4)
  await writeSpans(w.db, busy.id, [
    { personId: provider.id, kind: 'away', starts: new Date('2026-11-16T00:00:00Z'), ends: new Date('2026-11-17T00:00:00Z') },
  ])
  expect(await slotsOf(sara, id)).toMatchObject({ days: [], nextFree: '2026-11-17' })
})

test('a booking is confirmed, moved, canceled and attended, and the other side is notified', async () => {
  const { id } = await offer({ needsConfirmation: true, peopleIds: [provider.id, other.id] })
  const sent = await booked(sara, id, FIRST, { providerId: provider.id, note: 'عن الشبكة' })
  expect([sent.status, sent.can.own, sent.can.manage]).toEqual(['SENT', true, false])
  expect(await listed(provider, 'withMe')).toEqual([sent.id])
  expect(await listed(sara, 'mine')).toEqual([sent.id])
  expect(await listed(other, 'all')).toEqual([])
  expect(codeOf(await w.call(other, bookings.confirm, { id: sent.id, version: 1 }))).toEqual([404, 'not_found'])
  expect(codeOf(await w.call(sara, bookings.confirm, { id: sent.id, version: 1 }))).toEqual([403, 'forbidden'])
  const confirmed = (await w.call(provider, bookings.confirm, { id: sent.id, version: 1 })).body
  expect(confirmed).toMatchObject({ status: 'APPROVED', version: 2 })
  const kinds = async (who: TestPerson) => (await w.call(who, reminders.list, {})).body.items.map(({ at: time }) => time)
  expect(await kinds(sara)).toEqual([FIRST - 900])
  expect(await kinds(provider)).toEqual([FIRST - 900])
  const moved = (
    await w.call(sara, bookings.reschedule, { id: sent.id, version: 2, startsAt: FIRST + 2 * 86_400, providerId: other.id })
  ).body
  expect(moved).toMatchObject({ status: 'SENT', startsAt: FIRST + 2 * 86_400, provider: { id: other.id } })
  expect(await listed(provider, 'withMe')).toEqual([])
  const again = (await w.call(other, bookings.confirm, { id: sent.id, version: 3 })).body
  expect(await kinds(other)).toEqual([FIRST + 86_400, FIRST + 2 * 86_400 - 900])
  expect(codeOf(await w.call(other, bookings.attended, { id: sent.id, version: 4, attended: false }))).toEqual([
    409,
    'schedule.not_begun',
  ])
  const byManager = (await w.call(admin, bookings.move, { id: again.id, version: 4, startsAt: FIRST + 3_600 })).body
  expect(byManager).toMatchObject({ status: 'APPROVED', version: 5 })
  const canceled = (await w.call(other, bookings.cancel, { id: sent.id, version: 5, reason: 'سفر' })).body
  expect(canceled).toMatchObject({ status: 'CANCELED', reason: 'سفر' })
  expect(await kinds(other)).toEqual([])
  expect(await kinds(sara)).toEqual([])
  expect(times(await slotsOf(sara, id))).toHaveLength(6)
  await vi.waitFor(async () => {
    const received = (await w.call(sara, notifications.list, {})).body.items
    expect(JSON.stringify(received)).toContain(sent.id)
  })
})

test('each person who may move a booking is offered the times to which it can move', async () => {
  const [{ id }, elsewhere] = [await offer({ dateTo: '2026-11-16', timeTo: '10:30' }), await offer({ dateFrom: '2026-11-18' })]
  const own = await booked(sara, id)
  await booked(other, id, FIRST + 1_800)
  const day = '2026-11-16'
  expect(times(await slotsOf(provider, id))).toEqual([])
  for (const who of [provider, admin, sara])
    expect(times(await slotsOf(who, id, day, day, { bookingId: own.id }))).toEqual([`${day} 09:00`, `${day} 10:00`])
  expect(times(await slotsOf(sara, id))).toEqual([`${day} 10:00`])
  const asked = (who: TestPerson, of: string) =>
    w.call(who, appointments.slots, { id: of, from: day, to: day, bookingId: own.id })
  expect(codeOf(await asked(other, id))).toEqual([404, 'not_found'])
  expect(codeOf(await asked(provider, elsewhere.id))).toEqual([404, 'not_found'])

  const taken = await w.call(provider, bookings.move, { id: own.id, version: own.version, startsAt: FIRST + 1_800 })
  expect(codeOf(taken)).toEqual([409, 'schedule.slot_taken'])
  expect(taken.body).toMatchObject({ current: { next: [{ startsAt: FIRST + 3_600, providerId: provider.id }] } })
  const moved = await w.call(provider, bookings.move, { id: own.id, version: own.version, startsAt: FIRST + 3_600 })
  expect(moved.body).toMatchObject({ startsAt: FIRST + 3_600, booker: { id: sara.id } })
})

test('a time that has passed makes a booking done, and one that nobody confirmed lapses', async () => {
  const third = await w.person('USER')
  const [plain, asked] = [await offer(), await offer({ needsConfirmation: true, peopleIds: [other.id] })]
  const [one, two] = [await booked(sara, plain.id), await booked(third, asked.id)]
  w.clock.set(new Date((FIRST + 1_801) * 1000))
  await tendBookings(w.portal)
  const done = (await w.call(sara, bookings.open, { id: one.id })).body.booking
  expect(done.status).toBe('DONE')
  expect((await w.call(third, bookings.open, { id: two.id })).body.booking.status).toBe('CANCELED')
  const seen = (await w.call(provider, bookings.attended, { id: one.id, version: done.version, attended: false })).body
  expect(seen).toMatchObject({ status: 'DONE', attended: false })
  w.clock.set(new Date('2026-11-15T08:00:00Z'))
})

test('jobs and bookings make people busy as they are worked out from the records', async () => {
  const job = await offer({ kind: 'job', tokens: [], peopleIds: [provider.id, other.id] })
  const { id } = await offer({ peopleIds: [(await w.person('USER')).id], needsConfirmation: true })
  await booked(sara, id)
  const stored = async () => {
    const rows = await w.db
      .selectFrom('spans')
      .select(['object_id', 'person_id', 'kind', 'whole_from', 'whole_to'])
      .distinct()
      .execute()
    return rows.map(
      (row) => `${row.object_id} ${row.person_id} ${row.kind} ${row.whole_from.toISOString()} ${row.whole_to.toISOString()}`,
    )
  }
  const rebuilt = [...(await jobSpans.rebuilt(w.db)), ...(await bookingSpans.rebuilt(w.db))].map(
    (span) => `${span.objectId} ${span.personId} ${span.kind} ${span.starts.toISOString()} ${span.ends.toISOString()}`,
  )
  expect(rebuilt.filter((one) => one.startsWith(job.id))).toHaveLength(2 * 9)
  expect(new Set(rebuilt.filter((one) => !one.includes('away')))).toEqual(
    new Set((await stored()).filter((one) => !one.includes('away'))),
  )
  const [span] = await readSpans(w.db, { people: [sara.id], from: new Date(0), to: new Date('2027-01-01') })
  expect(span?.kind).toBe('maybe')
})

test('what is closed is offered no longer and keeps its bookings; what was never booked is removed', async () => {
  const { id, version } = await offer()
  const one = await booked(sara, id)
  expect(codeOf(await w.call(admin, appointments.remove, { id }))).toEqual([409, 'schedule.has_bookings'])
  await w.call(admin, appointments.close, { id, version })
  expect(codeOf(await w.call(sara, appointments.open, { id }))).toEqual([404, 'not_found'])
  expect((await w.call(sara, bookings.open, { id: one.id })).body.booking.status).toBe('APPROVED')
  const unused = await offer()
  expect((await w.call(admin, appointments.remove, { id: unused.id })).status).toBe(200)
  expect(codeOf(await w.call(admin, appointments.open, { id: unused.id }))).toEqual([404, 'not_found'])
})

test('a technician makes appointments of their own and names nobody else', async () => {
  const tech = await w.person('TECH')
  const make = (peopleIds: string[]) => w.call(tech, appointments.create, content({ peopleIds }))
  expect(codeOf(await make([tech.id, sara.id]))).toEqual([400, 'schedule.person_missing'])
  const { id, version } = (await make([tech.id])).body
  expect((await w.call(tech, appointments.list, { view: 'mine' })).body.items.map((one) => one.id)).toEqual([id])
  expect(codeOf(await w.call(sara, appointments.pause, { id, version }))).toEqual([403, 'forbidden'])
  expect((await w.call(tech, appointments.pause, { id, version })).body.status).toBe('PENDING')
  expect(codeOf(await book(sara, id))).toEqual([409, 'wrong_state'])
})

test('somebody whom it does not address neither finds nor books it', async () => {
  const group = await w.group(await w.department())
  const { id } = await offer({ tokens: [`unit:${group.id}`] })
  expect(codeOf(await w.call(sara, appointments.slots, { id, from: '2026-11-16', to: '2026-11-16' }))).toEqual([404, 'not_found'])
  expect(codeOf(await book(sara, id))).toEqual([404, 'not_found'])
  const member = await w.person('USER', group)
  expect((await w.call(member, appointments.list, { view: 'bookable' })).body.items.map((one) => one.id)).toContain(id)
  await booked(member, id)
})

test('the defaults of new appointments are changed by administrators alone', async () => {
  const { version, can: _can, ...given } = (await w.call(admin, appointments.settings, {})).body
  expect(codeOf(await w.call(sara, appointments.settings, {}))).toEqual([403, 'forbidden'])
  const change = () => w.call(admin, appointments.changeSettings, { ...given, slotMinutes: 45, version })
  expect((await change()).body).toMatchObject({ slotMinutes: 45, version: version + 1 })
  expect(codeOf(await change())).toEqual([409, 'changed_meanwhile'])
  expect((await w.call(admin, appointments.form, {})).body.defaults.slotMinutes).toBe(45)
})

test('no writer ever waited for another one in a circle', async () => {
  expect(await countDeadlocks(w)).toBe(0)
})
