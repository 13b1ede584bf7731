import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekdayOf } from './calendar-days.ts'
import { addDays, dayToSeconds, hijriOf } from './hijri.ts'
import { following, type Counting, type Recurrence } from './recurrence.ts'

const holidays = new Set(['2026-09-23', '2027-02-22', '2027-03-10', '2027-03-11'])
const counting: Counting = {
  hijri: { offset: 0, months: [] },
  weekStart: 0,
  isWorkingDay: (day) => ![5, 6].includes(weekdayOf(day)) && !holidays.has(day),
}
const numberOf = (day: string) => dayToSeconds(day) / 86_400

/** In either calendar: which day of which month, and whether the month ends with it. */
function parts(day: string, calendar: Recurrence['calendar']) {
  const of = (one: string) => {
    if (calendar === 'hijri') return hijriOf(one, counting.hijri)
    const [year = 0, month = 0, date = 0] = one.split('-').map(Number)
    return { year, month, day: date }
  }
  const own = of(day)
  const inMonth = (one: string) => of(one).month === own.month && of(one).year === own.year
  const weekday = weekdayOf(day)
  return {
    ...own,
    weekday,
    last: !inMonth(addDays(day, 1)),
    lastOfWeekday: !inMonth(addDays(day, 7)),
    nth: Math.ceil(own.day / 7),
  }
}

/** Day by day from the rule as it is read, without a word of the code that steps. */
function falls(rule: Recurrence, from: string, day: string): boolean {
  const [first, now] = [parts(from, rule.calendar), parts(day, rule.calendar)]
  const passed = numberOf(day) - numberOf(from)
  if (passed < 0) return false
  if (rule.workingDays) return counting.isWorkingDay(day)
  if (rule.unit === 'day') return passed % rule.every === 0
  if (rule.unit === 'week') {
    const weeks = Math.floor((passed + weekdayOf(from)) / 7)
    return weeks % rule.every === 0 && (rule.weekdays ?? [first.weekday]).includes(now.weekday)
  }
  const months = (now.year - first.year) * 12 + now.month - first.month
  const month = rule.unit === 'year' ? (rule.month ?? first.month) : null
  const inTime = month === null ? months % rule.every === 0 : now.month === month && (now.year - first.year) % rule.every === 0
  if (!inTime) return false
  const weekday = rule.weekdays?.[0]
  if (rule.place !== undefined && weekday !== undefined)
    return now.weekday === weekday && (rule.place === -1 ? now.lastOfWeekday : now.nth === rule.place)
  const days = rule.monthDays ?? [rule.monthDay ?? first.day]
  return days.some((wanted) => (wanted === -1 ? now.last : now.day === wanted || (now.last && now.day < wanted)))
}

const MONTHS_LOOKED = 30
function expected(rule: Recurrence, from: string, after: string): string | null {
  if (rule.count !== undefined && rule.count <= 1) return null
  for (let ahead = 1; ahead < 366 * MONTHS_LOOKED; ahead += 1) {
    const nominal = addDays(from, ahead)
    if (rule.until !== undefined && nominal > rule.until) return null
    if (!falls(rule, from, nominal)) continue
    let comes = nominal
    if (rule.daysOff === 'next') while (!counting.isWorkingDay(comes)) comes = addDays(comes, 1)
    if (rule.daysOff === 'skip' && !counting.isWorkingDay(comes)) continue
    if (comes > after) return comes
  }
  return null
}

const weekday = fc.integer({ min: 0, max: 6 })
const some = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined })
const rules = fc
  .record({
    unit: fc.constantFrom('day', 'week', 'month', 'year'),
    every: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 52 })),
    calendar: fc.constantFrom('gregory', 'hijri'),
    weekdays: some(fc.uniqueArray(weekday, { minLength: 1, maxLength: 4 })),
    monthDay: some(fc.oneof(fc.constant(-1 as const), fc.integer({ min: 1, max: 31 }))),
    monthDays: some(fc.uniqueArray(fc.integer({ min: 1, max: 31 }), { minLength: 2, maxLength: 4 })),
    month: some(fc.integer({ min: 1, max: 12 })),
    place: some(fc.constantFrom(-1, 1, 2, 3, 4)),
    workingDays: some(fc.constant(true as const)),
    daysOff: some(fc.constantFrom('skip', 'next')),
    until: some(fc.integer({ min: 0, max: 500 }).map((ahead) => addDays('2026-11-20', ahead))),
    count: some(fc.integer({ min: 1, max: 5 })),
  })
  .map(({ workingDays, ...rule }): Recurrence => {
    // as the forms write it: each unit with what belongs to it
    const { unit, every, calendar, weekdays, monthDay, monthDays, month, place, daysOff, until, count } = rule as Recurrence
    const ends = { daysOff, until, count }
    if (unit === 'day') return { unit, every, calendar, ...(workingDays && { workingDays }), ...ends }
    if (unit === 'week') return { unit, every, calendar, weekdays, ...ends }
    const nth = place !== undefined && weekdays ? { place, weekdays: weekdays.slice(0, 1) } : { monthDay }
    if (unit === 'month' && monthDays) return { unit, every, calendar, monthDay: monthDays[0], monthDays, ...ends }
    if (unit === 'month') return { unit, every, calendar, ...nth, ...ends }
    return { unit, every: Math.min(every, 4), calendar, month, monthDay: 'monthDay' in nth ? monthDay : undefined, ...ends }
  })

test('whatever the rule, in either calendar, it comes when a day-by-day reading of it says', () => {
  fc.assert(
    fc.property(rules, fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 90 }), (rule, begins, late) => {
      const from = addDays('2026-06-01', begins)
      let day = from
      let now: Recurrence = rule
      // each done late, or on its day
      for (let turn = 0; turn < 4; turn += 1) {
        const after = turn % 2 === 0 ? day : addDays(day, late)
        const next = following(now, day, after, counting)
        expect(next?.day ?? null).toBe(expected(now, from, after))
        if (!next) return
        ;[day, now] = [next.day, next.rule]
      }
    }),
    { numRuns: process.env['DIWAN_DEEP'] === 'true' ? 300 : 60 },
  )
})

test('what falls on a day off comes on the next working day, and is counted from its own day all the same', () => {
  const rule: Recurrence = { unit: 'month', every: 1, calendar: 'gregory', monthDay: 31, daysOff: 'next' }
  const days: string[] = []
  let at: { day: string; rule: Recurrence } | null = { day: '2026-12-31', rule }
  for (let turn = 0; turn < 4 && at; turn += 1) {
    at = following(at.rule, at.day, at.day, counting)
    if (at) days.push(at.day)
  }
  // 31 January 2027 is a Sunday, 28 February too, 31 March a Wednesday, 30 April a Friday
  expect(days).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-05-02'])
})

test('it ends after so many times, or after a day', () => {
  const rule: Recurrence = { unit: 'week', every: 1, calendar: 'gregory', count: 2 }
  const next = following(rule, '2026-11-24', '2026-11-24', counting)!
  expect([next.day, next.rule.count]).toEqual(['2026-12-01', 1])
  expect(following(next.rule, next.day, next.day, counting)).toBeNull()
  const until: Recurrence = { unit: 'week', every: 1, calendar: 'gregory', until: '2026-12-01' }
  expect(following(until, '2026-11-24', '2026-11-24', counting)?.day).toBe('2026-12-01')
  expect(following(until, '2026-12-01', '2026-12-01', counting)).toBeNull()
})
