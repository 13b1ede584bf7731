import { notifications } from '@diwan/contract/notifications/endpoints'
import { reminders } from '@diwan/contract/reminders/endpoints'
import { appointments } from '@diwan/contract/schedule/endpoints/appointments'
import { bookings } from '@diwan/contract/schedule/endpoints/bookings'
import { beforeEach, expect, test, vi } from 'vitest'
import { appointmentsIn, at, codeOf, FIRST, times } from '../../testing/appointments.ts'
import type { TestPerson } from '../../testing/people.ts'
import { world } from '../../testing/world.ts'
import { readSpans, writeSpans } from '../calendar/public.ts'
import { bookingSpans, jobSpans } from './service/appointments/entries.ts'
import { tendBookings } from './service/appointments/tend.ts'

const w = await world() // it is Sunday 15-11-2026, 11:00 in Riyadh
const admin = await w.person('ADMIN')
let provider: TestPerson
let other: TestPerson
let sara: TestPerson
let noura: TestPerson
let third: TestPerson

beforeEach(async () => {
  const five = await Promise.all(Array.from({ length: 5 }, () => w.person('USER')))
  ;[provider, other, sara, noura, third] = five as [TestPerson, TestPerson, TestPerson, TestPerson, TestPerson]
})

const { content, offer, book, booked, slotsOf } = appointmentsIn(w, admin, () => provider)
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

test('a booker is at one place at a time, and a provider offers each time once', async () => {
  const [one, two] = [await offer(), await offer()]
  const elsewhere = await offer({ peopleIds: [other.id] })
  await booked(sara, one.id)
  expect(codeOf(await book(sara, elsewhere.id))).toEqual([409, 'schedule.own_overlap'])
  expect(codeOf(await book(noura, two.id))).toEqual([409, 'schedule.slot_taken'])
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
  await booked(noura, id, FIRST + 3_600)
  await hold(third, FIRST + 5_400)
  w.clock.advance(301_000)
  await tendBookings(w.portal)
  expect(await w.db.selectFrom('slot_holds').select('id').execute()).toEqual([])
})

test('notice, bookings a day and the hours before it limit a booking', async () => {
  const { id } = await offer({ noticeMinutes: 24 * 60, perDay: 2, cancelHours: 48 })
  expect(codeOf(await book(sara, id))).toEqual([409, 'schedule.slot_not_offered'])
  const day = at('2026-11-17', '09:00')
  const first = await booked(sara, id, day)
  await booked(other, id, day + 1_800)
  expect(codeOf(await book(noura, id, day + 3_600))).toEqual([409, 'schedule.slot_taken'])
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
