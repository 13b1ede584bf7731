import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entriesOf, freeOf, slotsOf, windowsOf, wholeTime, type Between, type SlotRules } from './slots.ts'
import { presentIn } from './time-rules.ts'
import { dayIn, startOfDay, type WorkingCalendar } from './working-calendar.ts'

const hours = [{ from: '08:00', to: '16:00' }]
const week = Array.from({ length: 7 }, () => hours)
const calendar: WorkingCalendar = {
  zone: 'Asia/Riyadh',
  weekend: [5, 6],
  hours: week,
  ramadanHours: Array.from({ length: 7 }, () => [{ from: '10:00', to: '15:00' }]),
  holidays: [{ kind: 'dates', from: '2026-11-18', to: '2026-11-18' }],
  hijri: { offset: 0, months: [] },
}
const rules = (more: Partial<SlotRules> = {}): SlotRules => ({
  zone: 'Asia/Riyadh',
  dateFrom: '2026-11-15',
  dateTo: '2026-11-21',
  timeFrom: '09:00',
  timeTo: '12:00',
  repeatEveryDay: true,
  workingDaysOnly: true,
  breaks: [],
  slotMinutes: 60,
  gapMinutes: 0,
  ...more,
})
const all = (given: SlotRules) => slotsOf(given, calendar, wholeTime(given))
const shown = (zone: string, slots: readonly Between[]) =>
  slots.map(({ start, end }) => `${dayIn(zone, start)} ${presentIn(zone, start).now}-${presentIn(zone, end).now}`)

test('each working day has its slots, without days off and holidays', () => {
  const found = shown('Asia/Riyadh', all(rules()))
  expect(found.slice(0, 3)).toEqual(['2026-11-15 09:00-10:00', '2026-11-15 10:00-11:00', '2026-11-15 11:00-12:00'])
  expect(new Set(found.map((one) => one.slice(0, 10)))).toEqual(new Set(['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-19']))
})

test('breaks begin the steps again, and a gap lies between two slots', () => {
  const given = rules({ dateTo: '2026-11-15', slotMinutes: 30, gapMinutes: 15, breaks: [{ from: '10:00', to: '10:20' }] })
  expect(shown('Asia/Riyadh', all(given))).toEqual(['2026-11-15 09:00-09:30', '2026-11-15 10:20-10:50', '2026-11-15 11:05-11:35'])
})

test('a repeated window that ends the next day crosses midnight', () => {
  const given = rules({ dateTo: '2026-11-15', timeFrom: '22:00', timeTo: '01:00' })
  expect(shown('Asia/Riyadh', all(given))).toEqual(['2026-11-15 22:00-23:00', '2026-11-15 23:00-00:00', '2026-11-16 00:00-01:00'])
})

test('an appointment that is not repeated is one span, which a holiday divides', () => {
  const given = rules({ repeatEveryDay: false, dateFrom: '2026-11-17', dateTo: '2026-11-19', timeFrom: '22:30', timeTo: '01:30' })
  expect(shown('Asia/Riyadh', all(given))).toEqual(['2026-11-17 22:30-23:30', '2026-11-19 00:00-01:00'])
  expect(windowsOf({ ...given, workingDaysOnly: false }, calendar, wholeTime(given))).toHaveLength(1)
})

test('the hours of Ramadan limit its days', () => {
  // 2026-02-18 is the first of Ramadan 1447.
  const given = rules({ dateFrom: '2026-02-17', dateTo: '2026-02-18', timeFrom: '09:00', timeTo: '12:00' })
  expect(shown('Asia/Riyadh', all(given))).toEqual([
    '2026-02-17 09:00-10:00',
    '2026-02-17 10:00-11:00',
    '2026-02-17 11:00-12:00',
    '2026-02-18 10:00-11:00',
    '2026-02-18 11:00-12:00',
  ])
})

test('the slots of days without an end are counted from each midnight, whatever range is asked for', () => {
  const given = rules({ timeFrom: '00:00', timeTo: '00:00', workingDaysOnly: false, slotMinutes: 50 })
  const day = (iso: string) => ({ start: startOfDay('Asia/Riyadh', iso), end: startOfDay('Asia/Riyadh', iso) + 86_400 })
  const alone = slotsOf(given, calendar, day('2026-11-19'))
  expect(alone).toEqual(all(given).filter(({ start }) => dayIn('Asia/Riyadh', start) === '2026-11-19'))
  expect(shown('Asia/Riyadh', alone.slice(0, 1))).toEqual(['2026-11-19 00:00-00:50'])
  expect(entriesOf({ ...given, dateTo: '2026-11-17' }, calendar)).toHaveLength(3)
})

test('in Ramadan the part of a night after midnight has the hours of its own day', () => {
  const nights = {
    ...calendar,
    ramadanHours: week.map(() => [
      { from: '00:00', to: '02:00' },
      { from: '21:00', to: '24:00' },
    ]),
  }
  const given = rules({ dateFrom: '2026-02-18', dateTo: '2026-02-18', timeFrom: '20:00', timeTo: '03:00' })
  expect(shown('Asia/Riyadh', slotsOf(given, nights, wholeTime(given)))).toEqual([
    '2026-02-18 21:00-22:00',
    '2026-02-18 22:00-23:00',
    '2026-02-18 23:00-00:00',
    '2026-02-19 00:00-01:00',
    '2026-02-19 01:00-02:00',
  ])
})

const london = (day: string) =>
  rules({ zone: 'Europe/London', dateFrom: day, dateTo: day, timeFrom: '00:00', timeTo: '00:00', workingDaysOnly: false })

test('a day of 23 hours has fewer slots, and one of 25 repeats labels', () => {
  expect(all(london('2026-03-29'))).toHaveLength(23)
  expect(shown('Europe/London', all(london('2026-03-29'))).some((one) => one.includes(' 01:00-'))).toBe(false)
  const long = shown('Europe/London', all(london('2026-10-25')))
  expect(long).toHaveLength(25)
  expect(long.filter((one) => one.startsWith('2026-10-25 01:00'))).toHaveLength(2)
  expect(all({ ...london('2026-10-30'), zone: 'Asia/Amman' })).toHaveLength(24)
})

test('entries of a job are its days, or its whole time', () => {
  expect(entriesOf(rules(), calendar)).toHaveLength(4)
  const one = rules({ repeatEveryDay: false, workingDaysOnly: false })
  expect(entriesOf(one, calendar)).toEqual([wholeTime(one)])
})

const free = { gapMinutes: 0, seats: 1, perDay: null, zone: 'Asia/Riyadh', earliest: 0 }
const none = { busy: [], taken: [], booked: new Map() }

test('busy times and taken slots are left out with the gap around them', () => {
  const slots = all(rules({ dateTo: '2026-11-15', slotMinutes: 30 }))
  const at = (place: number) => slots[place]!
  const open = (given: Parameters<typeof freeOf>[1], more: Partial<typeof free> = {}) =>
    freeOf(slots, given, { ...free, ...more }).map((slot) => slots.findIndex(({ start }) => start === slot.start))
  expect(open(none)).toEqual([0, 1, 2, 3, 4, 5])
  expect(open({ ...none, busy: [{ start: at(2).start, end: at(2).start + 60 }] })).toEqual([0, 1, 3, 4, 5])
  expect(open({ ...none, busy: [at(2)] }, { gapMinutes: 5 })).toEqual([0, 4, 5])
  const taken = [{ ...at(1), end: at(1).end, left: 0 }]
  expect(open({ ...none, taken })).toEqual([0, 2, 3, 4, 5])
  expect(freeOf(slots, { ...none, taken: [{ ...at(1), left: 2 }] }, { ...free, seats: 5 })[1]).toMatchObject({ left: 2 })
  expect(open(none, { earliest: at(4).start })).toEqual([4, 5])
})

test('no more than so many a day', () => {
  const slots = all(rules())
  const days = new Set(
    freeOf(
      slots,
      {
        ...none,
        booked: new Map([
          ['2026-11-15', 2],
          ['2026-11-16', 1],
        ]),
      },
      { ...free, perDay: 2 },
    ).map(({ start }) => dayIn('Asia/Riyadh', start)),
  )
  expect([...days]).toEqual(['2026-11-16', '2026-11-17', '2026-11-19'])
})

const ZONES = ['Asia/Riyadh', 'Asia/Amman', 'Europe/London']
const clock = fc
  .tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 }))
  .map((parts) => parts.map((n) => String(n).padStart(2, '0')).join(':'))
/** Days around both changes of the clocks in London, and elsewhere in the year. */
const firstDay = fc.constantFrom('2026-03-27', '2026-10-23', '2026-06-10', '2026-02-15')
const drawn = fc.record({
  zone: fc.constantFrom(...ZONES),
  dateFrom: firstDay,
  length: fc.nat({ max: 5 }),
  timeFrom: clock,
  timeTo: clock,
  repeatEveryDay: fc.boolean(),
  workingDaysOnly: fc.boolean(),
  breaks: fc.array(
    fc.record({ from: clock, to: clock }).filter(({ from, to }) => from !== to),
    { maxLength: 3 },
  ),
  slotMinutes: fc.integer({ min: 5, max: 480 }),
  gapMinutes: fc.integer({ min: 0, max: 120 }),
})
const rulesFrom = ({ length, ...given }: Omit<SlotRules, 'dateTo'> & { length: number }): SlotRules => ({
  ...given,
  dateTo: new Date(Date.parse(given.dateFrom) + length * 86_400_000).toISOString().slice(0, 10),
})

test('slots are disjoint, of their length, and inside a window', () => {
  fc.assert(
    fc.property(drawn, (one) => {
      const given = rulesFrom(one)
      const whole = wholeTime(given)
      if (whole.end <= whole.start) return
      const windows = windowsOf(given, calendar, whole)
      let before = -Infinity
      for (const { start, end } of all(given)) {
        expect(end - start).toBe(given.slotMinutes * 60)
        expect(start).toBeGreaterThanOrEqual(before)
        expect(windows.some((window) => window.start <= start && end <= window.end)).toBe(true)
        before = end
      }
    }),
    { numRuns: 300 },
  )
})

test('the same slots are found day by day from any zone', () => {
  fc.assert(
    fc.property(drawn, fc.constantFrom(...ZONES, 'Pacific/Auckland'), (one, zone) => {
      const given = rulesFrom(one)
      const whole = wholeTime(given)
      if (whole.end <= whole.start) return
      const byDay: Between[] = []
      for (let day = dayIn(zone, whole.start - 86_400); startOfDay(zone, day) <= whole.end;) {
        const next = dayIn(zone, startOfDay(zone, day) + 36 * 3_600)
        byDay.push(...slotsOf(given, calendar, { start: startOfDay(zone, day), end: startOfDay(zone, next) }))
        day = next
      }
      expect(byDay).toEqual(all(given))
    }),
    { numRuns: 150 },
  )
})
