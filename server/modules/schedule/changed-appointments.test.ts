import { find } from '@diwan/contract/find/endpoints'
import { notifications } from '@diwan/contract/notifications/endpoints'
import { appointments } from '@diwan/contract/schedule/endpoints/appointments'
import { bookings } from '@diwan/contract/schedule/endpoints/bookings'
import { scheduleCalendar } from '@diwan/contract/schedule/endpoints/calendar'
import { settings } from '@diwan/contract/settings/endpoints'
import { users } from '@diwan/contract/users/endpoints/users'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { TestPerson } from '../../testing/people.ts'
import { world, type World } from '../../testing/world.ts'
import { readSpans } from '../calendar/public.ts'
import { CONTENT } from './proof/appointments.ts'

/** Bookings and holds stay right when an appointment or its people change. */
let w: World
let admin: TestPerson
let provider: TestPerson
let other: TestPerson
let sara: TestPerson
let noura: TestPerson

beforeAll(async () => {
  w = await world() // it is Sunday 15-11-2026, 11:00 in Riyadh
  admin = await w.person('ADMIN')
})
beforeEach(async () => {
  ;[provider, other, sara, noura] = (await Promise.all([1, 2, 3, 4].map(() => w.person('USER')))) as [
    TestPerson,
    TestPerson,
    TestPerson,
    TestPerson,
  ]
})

const content = (more: object = {}) => ({
  ...CONTENT,
  kind: 'bookable' as const,
  dateFrom: '2026-11-16',
  dateTo: '2026-11-26',
  peopleIds: [provider.id],
  ...more,
})
const offer = async (more: object = {}) => (await w.call(admin, appointments.create, content(more))).body
const change = async ({ id, version }: { id: string; version: number }, more: object) => {
  const { kind: _kind, ...rest } = content(more)
  expect((await w.call(admin, appointments.change, { id, version, ...rest })).status).toBe(200)
}
const at = (time: string, day = '2026-11-16') => Date.parse(`${day}T${time}:00+03:00`) / 1000
const book = (who: TestPerson, id: string, startsAt: number, more: object = {}) =>
  w.call(who, bookings.book, { id, startsAt, ...more })
const free = async (who: TestPerson, id: string) =>
  (await w.call(who, appointments.slots, { id, from: '2026-11-16', to: '2026-11-16' })).body.days.flatMap(({ slots }) =>
    slots.map(({ from, left }) => `${from} ${left}`),
  )
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code]

test('a booking is found by what is booked, its note and its people, also under a new name, by those who see it alone', async () => {
  const offered = await offer({ purpose: 'جلسة إرشاد' })
  const { id } = (await book(sara, offered.id, at('09:00'), { note: 'أسئلة عن الزعفران' })).body
  const found = async (who: TestPerson, q: string) => {
    const { groups } = (await w.call(who, find.search, { q, kinds: 'booking' })).body
    return groups.flatMap(({ items }) => items.map((one) => [one.id, one.path]))
  }
  const own = [[id, `/user/schedule/appointment?booking=${id}`]]
  for (const q of ['إرشاد زعفران', `${sara.fullName} الزعفران`, `${provider.fullName} جلسة`]) {
    for (const who of [sara, provider]) expect(await found(who, q), q).toEqual(own)
    expect(await found(other, q), q).toEqual([])
  }
  expect(await found(admin, 'الزعفران')).toEqual([[id, `/admin/schedule?tab=bookings&booking=${id}`]])
  await change(offered, { purpose: 'لقاء الكركم' })
  await w.eventually(async () => expect(await found(sara, 'الكركم زعفران')).toEqual(own))
  expect(await found(sara, 'إرشاد')).toEqual([])
})

test('a booking that is found names who booked, with whom and when, to each reader', async () => {
  const offered = await offer({ purpose: 'جلسة الزنبق' })
  await book(sara, offered.id, at('10:00'))
  for (const who of [sara, provider, admin]) {
    const { groups } = (await w.call(who, find.search, { q: 'الزنبق', kinds: 'booking' })).body
    const meets = { who: sara.fullName, with: provider.fullName, startsAt: at('10:00') }
    expect(groups[0]!.items.map((one) => one.meets)).toEqual([meets])
  }
})

test('a seat that was held before slots became longer is not the new slot', async () => {
  const [one, two] = [await offer(), await offer()]
  await w.call(sara, bookings.hold, { id: one.id, startsAt: at('10:00') })
  expect((await book(noura, two.id, at('10:30'))).status).toBe(200)
  await change(one, { slotMinutes: 60 })
  expect(codeOf(await book(sara, one.id, at('10:00')))).toEqual([409, 'schedule.slot_taken'])
})

test('nobody joins a slot that was taken when slots were shorter', async () => {
  const one = await offer({ seats: 2 })
  await book(sara, one.id, at('10:00'))
  await change(one, { seats: 2, slotMinutes: 60 })
  expect(codeOf(await book(noura, one.id, at('10:00')))).toEqual([409, 'schedule.slot_taken'])
  expect(await free(noura, one.id)).toEqual(['09:00 2', '11:00 2'])
})

test('fewer seats count for slots that are taken already', async () => {
  const one = await offer({ seats: 3 })
  await book(sara, one.id, at('10:00'))
  await change(one, { seats: 1 })
  expect(codeOf(await book(noura, one.id, at('10:00')))).toEqual([409, 'schedule.slot_taken'])
})

test('a provider who is booked elsewhere as a guest is not offered as anybody', async () => {
  const one = await offer({ peopleIds: [provider.id, other.id] })
  expect((await book(other, one.id, at('10:00'), { providerId: provider.id })).status).toBe(200)
  expect(await free(sara, one.id)).not.toContain('10:00 1')
  expect(codeOf(await book(sara, one.id, at('10:00')))).toEqual([409, 'schedule.slot_taken'])
})

test('a held seat of a provider who was taken off is taken from another one', async () => {
  const one = await offer({ peopleIds: [provider.id] })
  await w.call(sara, bookings.hold, { id: one.id, startsAt: at('10:00') })
  await change(one, { peopleIds: [other.id] })
  expect((await book(sara, one.id, at('10:00'))).body).toMatchObject({ provider: { id: other.id } })
})

test('the gap is kept on both sides of a booking of another appointment', async () => {
  const [plain, apart] = [await offer(), await offer({ gapMinutes: 30 })]
  await book(sara, plain.id, at('10:00'))
  expect(await free(noura, apart.id)).toEqual(['09:00 1', '11:00 1'])
})

test('somebody who leaves has no bookings to come: the other one is notified, and the time is free again', async () => {
  const one = await offer()
  const { id } = (await book(sara, one.id, at('10:00'))).body
  expect((await w.call(admin, users.disable, { id: sara.id, version: 1 })).status).toBe(200)
  await vi.waitFor(async () => expect((await w.call(provider, bookings.open, { id })).body.booking.status).toBe('CANCELED'))
  expect(await free(noura, one.id)).toContain('10:00 1')
  await vi.waitFor(async () => {
    const { items } = (await w.call(provider, notifications.list, {})).body
    expect(items.map(({ event }) => event)).toContain('schedule.booking_left')
  })
})

test('a booking that somebody else moves names that person to both, and the former provider learns of it', async () => {
  const one = await offer({ peopleIds: [provider.id, other.id] })
  const { id, version } = (await book(sara, one.id, at('10:00'), { providerId: provider.id })).body
  const moved = { id, version, startsAt: at('11:00'), providerId: other.id }
  expect((await w.call(admin, bookings.move, moved)).status).toBe(200)
  for (const who of [sara, provider, other])
    await vi.waitFor(async () => {
      const { items } = (await w.call(who, notifications.list, {})).body
      const received = items.find(
        ({ event }) => event === (who === provider ? 'schedule.appointment_passed_on' : 'schedule.booking_moved'),
      )
      expect(received?.params).toMatchObject({ person: admin.fullName })
    })
})

test('a job follows the working days of the organisation when they change', async () => {
  const owner = await w.person('SUPER_ADMIN')
  const job = { ...content(), kind: 'job' as const, tokens: [] }
  const { id } = (await w.call(admin, appointments.create, job)).body
  const range = { people: [provider.id], from: w.clock.now(), to: new Date('2027-01-01') }
  const stored = async () => (await readSpans(w.db, range)).filter(({ object_id }) => object_id === id).length
  const before = await stored()
  const { version } = (await w.call(owner, settings.open, {})).body
  const holidays = [{ kind: 'dates' as const, nameAr: 'عطلة', nameEn: 'Day off', from: '2026-11-25', to: '2026-11-25' }]
  expect((await w.call(owner, settings.change, { version, holidays })).status).toBe(200)
  await vi.waitFor(async () => expect(await stored()).toBe(before - 1))
})

test('a provider may move a booking in the calendar while its appointment offers slots; its booker does that in the list', async () => {
  const { id, version } = await offer()
  const booking = (await book(sara, id, at('10:00'))).body
  const movable = async (who: TestPerson) =>
    (await w.call(who, scheduleCalendar.own, { from: '2026-11-15', to: '2026-11-20' })).body.spans
      .filter(({ record }) => record?.id === booking.id)
      .map(({ record }) => record?.movable)
  expect([await movable(provider), await movable(sara)]).toEqual([[true], [false]])
  expect((await w.call(admin, appointments.pause, { id, version })).status).toBe(200)
  expect(await movable(provider)).toEqual([false])
})
