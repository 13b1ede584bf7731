import type { Recurrence } from '../recurrence.ts'
import { addDays } from '../hijri.ts'
import {
  nextHijriDay,
  nextMonthDay,
  nextOfDays,
  nextOfMonth,
  nextWorkingDay,
  nextYearDay,
  weekdayOf,
  type Present,
} from './days.ts'
import type { Range } from './reading.ts'
import { countOf, months, placeOf, shortWeekdays, weekdays } from './words.ts'

/** A repeat as a line can say it. */
export type Repeat = Recurrence
export type Unit = Recurrence['unit']

export interface RepeatMention extends Range {
  readonly repeat: Repeat
  /** Where no other date says when it begins. */
  readonly first: string
  /** It may begin today where its hour is still to come. */
  readonly today?: boolean
  /** The words that leave days out, where they stand apart. */
  readonly exception?: Range
}

export type Groups = Readonly<Partial<Record<string, string>>>
export type Found = Omit<RepeatMention, keyof Range>

export const simple = (unit: Unit, every = 1): Repeat => ({ unit, every, calendar: 'gregory' })
export const DAYS = `(?:${weekdays.any}|${shortWeekdays.any})`

/** A date every month or year. */
export const monthly = (monthDay: number, first: string | undefined): Found | undefined =>
  first === undefined ? undefined : { repeat: { ...simple('month'), monthDay }, first }

const namedDay = (name: string): number => {
  const long = weekdays.placeOf(name)
  return long >= 0 ? long : shortWeekdays.placeOf(name)
}

/** Several days of every month, as `1st and 15th`. */
export function severalDays({ days = '' }: Groups, { today }: Present): Found | undefined {
  const all = [...new Set([...days.matchAll(/\d+/gu)].map(([day]) => Number(day)))].toSorted((a, b) => a - b)
  const [first] = all.flatMap((day) => nextMonthDay(today, day) ?? []).toSorted()
  if (first === undefined || all.some((day) => day < 1 || day > 31)) return undefined
  const [monthDay = 1] = all
  return { repeat: { ...simple('month'), monthDay, ...(all.length > 1 && { monthDays: all }) }, first }
}

const onDays = (of: readonly number[], today: string, every = 1): Found => ({
  repeat: { ...simple('week', every), weekdays: of },
  first: nextOfDays(today, of),
  today: of.includes(weekdayOf(today)),
})

const daysIn = (list: string): number[] =>
  [...new Set([...list.matchAll(new RegExp(DAYS, 'gu'))].map(([name]) => namedDay(name)))].toSorted((a, b) => a - b)

export function weekly({ list = '', n, two }: Groups, { today }: Present, every = 1): Found {
  return onDays(daysIn(list), today, two === undefined ? (n === undefined ? every : countOf(n)) : 2)
}

const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6]

/** Every day, or every working day, but these. */
export function except({ list = '', work }: Groups, { today, weekend }: Present): Found | undefined {
  const but = daysIn(list)
  const left = ALL_DAYS.filter((day) => !but.includes(day) && !(work !== undefined && weekend.includes(day)))
  return left.length === 0 ? undefined : onDays(left, today)
}

export function nth({ place = '', name = '' }: Groups, { today }: Present): Found {
  const [which, weekday] = [placeOf(place), namedDay(name)]
  return { repeat: { ...simple('month'), weekdays: [weekday], place: which }, first: nextOfMonth(today, which, weekday) }
}

export function hijriMonth({ day }: Groups, present: Present): Found | undefined {
  const first = nextHijriDay(present, Number(day))
  return first === undefined ? undefined : { repeat: { ...simple('month'), calendar: 'hijri', monthDay: Number(day) }, first }
}

export function yearly({ day, month = '' }: Groups, { today }: Present): Found | undefined {
  const [monthDay, at] = [Number(day), months.placeOf(month) + 1]
  const first = nextYearDay(today, at, monthDay)
  return first === undefined ? undefined : { repeat: { ...simple('year'), month: at, monthDay }, first }
}

export const onMonthDay = ({ day }: Groups, { today }: Present): Found | undefined =>
  monthly(Number(day), nextMonthDay(today, Number(day)))

export function everyWorkingDay(_: Groups, present: Present): Found {
  const { today } = present
  const first = nextWorkingDay(present, addDays(today, 1))
  return { repeat: { ...simple('day'), workingDays: true }, first, today: nextWorkingDay(present) === today }
}
