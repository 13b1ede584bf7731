import fc from 'fast-check'
import { RRuleTemporal } from 'rrule-temporal'
import { expect, test } from 'vitest'
import { weekdayOf } from './calendar-days.ts'
import { addDays } from './hijri.ts'
import type { Counting, Recurrence } from './recurrence.ts'
import { daysOfSeries, movedRule, occurrencesOn, remainingRule } from './series.ts'

const counting: Counting = { hijri: { offset: 0, months: [] }, weekStart: 0, isWorkingDay: () => true }
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']
const BOUNDS = { times: 104, days: 731 }

/** Two years of clock changes in each zone; Amman has had none since October 2022. */
const places = fc.constantFrom(
  { zone: 'Asia/Riyadh', from: '2025-01-01' },
  { zone: 'Asia/Amman', from: '2021-01-01' },
  { zone: 'Europe/London', from: '2025-01-01' },
)
const nth = (day: string) => Math.ceil(Number(day.slice(8)) / 7)
const number = (max: number) => fc.integer({ min: 1, max })

interface Ruled {
  readonly rule: Recurrence
  readonly rrule: string
}

/** Plain rules whose first day fits them, as both sides write them. Days 29 to 31 mean something else in RFC 5545. */
function rulesFrom(day: string): fc.Arbitrary<Ruled> {
  const date = Number(day.slice(8))
  const [weekday, month] = [weekdayOf(day), Number(day.slice(5, 7))]
  const daily = number(10).map((every) => ({ rule: { unit: 'day' as const, every }, rrule: `FREQ=DAILY;INTERVAL=${every}` }))
  const weekly = fc.tuple(number(4), fc.subarray([0, 1, 2, 3, 4, 5, 6])).map(([every, others]) => {
    const weekdays = [...new Set([weekday, ...others])].toSorted((a, b) => a - b)
    const byDay = weekdays.map((one) => WEEKDAYS[one]).join(',')
    return { rule: { unit: 'week' as const, every, weekdays }, rrule: `FREQ=WEEKLY;INTERVAL=${every};BYDAY=${byDay};WKST=SU` }
  })
  const monthly = number(6).map((every) => ({
    rule: { unit: 'month' as const, every },
    rrule: `FREQ=MONTHLY;INTERVAL=${every};BYMONTHDAY=${date}`,
  }))
  const placed = number(6).map((every) => ({
    rule: { unit: 'month' as const, every, weekdays: [weekday], place: nth(day) },
    rrule: `FREQ=MONTHLY;INTERVAL=${every};BYDAY=${nth(day)}${WEEKDAYS[weekday]}`,
  }))
  const yearly = fc.constant({
    rule: { unit: 'year' as const, every: 1 },
    rrule: `FREQ=YEARLY;BYMONTH=${month};BYMONTHDAY=${date}`,
  })
  return fc.tuple(fc.oneof(daily, weekly, monthly, placed, yearly), fc.option(number(60))).map(([{ rule, rrule }, count]) => ({
    rule: { ...rule, calendar: 'gregory', ...(count !== null && { count }) },
    rrule: count === null ? rrule : `${rrule};COUNT=${count}`,
  }))
}

const series = fc
  .tuple(places, fc.nat({ max: 364 }), fc.nat({ max: 24 * 12 - 1 }))
  .map(([{ zone, from }, ahead, step]) => ({
    zone,
    day: addDays(from, ahead),
    time: `${String(Math.floor(step / 12)).padStart(2, '0')}:${String((step % 12) * 5).padStart(2, '0')}`,
  }))
  .filter(({ day }) => Number(day.slice(8)) <= 28)
  .chain((at) => fc.tuple(fc.constant(at), rulesFrom(at.day)))

test('a series of plain rules is what RFC 5545 says, over two years of clock changes in three zones', () => {
  fc.assert(
    fc.property(series, ([{ zone, day, time }, { rule, rrule }]) => {
      const { days } = daysOfSeries({ day, rule }, counting, BOUNDS)
      const found = occurrencesOn(days, { time, zone, minutes: 30 }).map(({ start }) => start)
      const start = `${day.replaceAll('-', '')}T${time.replace(':', '')}00`
      const oracle = new RRuleTemporal({ rruleString: `DTSTART;TZID=${zone}:${start}\nRRULE:${rrule}` })
      const last = addDays(day, BOUNDS.days)
      const expected: number[] = []
      oracle.all((date, at) => {
        const isIn = date.toString().slice(0, 10) <= last && at < BOUNDS.times
        if (isIn) expected.push(Math.floor(date.epochMilliseconds / 1000))
        return isIn
      })
      expect(found).toEqual(expected)
    }),
    { numRuns: 300 },
  )
})

test('what remains of a series after some of its times is the rest of it', () => {
  fc.assert(
    fc.property(series, fc.nat({ max: 20 }), ([{ day }, { rule }], at) => {
      const { days } = daysOfSeries({ day, rule }, counting, { times: 60, days: 731 })
      const passed = Math.min(at, days.length - 1)
      const first = days[passed]!
      const rest = { day: first, rule: { ...remainingRule(rule, day, passed) } }
      const left = days.length - passed
      expect(daysOfSeries(rest, counting, { times: left, days: 731 }).days).toEqual(days.slice(passed))
    }),
    { numRuns: 200 },
  )
})

test('a series that is moved to another day keeps its number and its rhythm', () => {
  const weekly: Recurrence = { unit: 'week', every: 2, calendar: 'gregory', weekdays: [0, 4], count: 5 }
  expect(movedRule(weekly, '2026-11-19', '2026-11-20', counting).weekdays).toEqual([1, 5])
  const nthSunday: Recurrence = { unit: 'month', every: 1, calendar: 'gregory', weekdays: [0], place: 3 }
  expect(movedRule(nthSunday, '2026-11-15', '2026-11-24', counting)).toMatchObject({ weekdays: [2], place: 4 })
  const monthly: Recurrence = { unit: 'month', every: 1, calendar: 'hijri', monthDay: 9, until: '2027-02-01' }
  expect(movedRule(monthly, '2026-11-19', '2026-11-22', counting)).toMatchObject({ monthDay: 12, until: '2027-02-04' })
})

test('a time that the clocks skip comes later, and one that they show twice is the first', () => {
  const at = (day: string, time: string) => occurrencesOn([day], { zone: 'Europe/London', time, minutes: 30 })[0]!
  expect(new Date(at('2026-03-29', '01:30').start * 1000).toISOString()).toBe('2026-03-29T01:30:00.000Z')
  expect(new Date(at('2026-10-25', '01:30').start * 1000).toISOString()).toBe('2026-10-25T00:30:00.000Z')
})
