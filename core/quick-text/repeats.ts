import type { Recurrence } from '../recurrence.ts'
import { endOfMonth, nextHijriDay, nextMonthDay, nextOfDays, nextOfMonth, nextWorkingDay, type Present } from './days.ts'
import { rangeOf, word, type Range, type Reading } from './reading.ts'
import { counts, hijriMonths, places, shortWeekdays, weekdays } from './words.ts'

/** What can be said in a line. */
export type Repeat = Recurrence
type Unit = Recurrence['unit']

export interface RepeatMention extends Range {
  readonly repeat: Repeat
  /** Where no other date says when it begins. */
  readonly first: string
}

type Groups = Readonly<Partial<Record<string, string>>>
type Found = Omit<RepeatMention, keyof Range>
type Rule = readonly [RegExp, (found: Groups, present: Present) => Found | undefined]

const simple = (unit: Unit, every = 1): Repeat => ({ unit, every, calendar: 'gregory' })
const DAYS = `(?:${weekdays.any}|${shortWeekdays.any})`
const LIST = `(?<list>${DAYS}(?:(?:,? and |, ?| و ?|، ?)${DAYS})*)`
const N = `(?<n>\\d{1,2}|two|three|four|five|six)`
const ON_THE = '(?:on |in |at )?(?:the )?'
const OF_MONTH = '(?:(?:of )?(?:every|each|the) month|من كل شهر)'
const DAY = String.raw`(?<day>\d{1,2})`
const UNITS: Readonly<Record<string, Unit>> = { day: 'day', week: 'week', month: 'month', year: 'year' }

/** A date every month or year. */
const monthly = (monthDay: number, first: string | undefined): Found | undefined =>
  first === undefined ? undefined : { repeat: { ...simple('month'), monthDay }, first }

const namedDay = (name: string): number => {
  const long = weekdays.placeOf(name)
  return long >= 0 ? long : shortWeekdays.placeOf(name)
}

function weekly({ list = '', n, two }: Groups, { today }: Present, every = 1): Found {
  const of = [...list.matchAll(new RegExp(DAYS, 'gu'))].map(([name]) => namedDay(name)).toSorted((a, b) => a - b)
  const times = two === undefined ? (n === undefined ? every : countOf(n)) : 2
  return { repeat: { ...simple('week', times), weekdays: [...new Set(of)] }, first: nextOfDays(today, of) }
}

const countOf = (said: string): number => (/^\d/.test(said) ? Number(said) : counts.placeOf(said) + 1)

function nth({ place = '', name = '' }: Groups, { today }: Present): Found {
  const at = places.placeOf(place)
  const which = at === 4 ? -1 : at + 1
  const weekday = namedDay(name)
  return { repeat: { ...simple('month'), weekdays: [weekday], place: which }, first: nextOfMonth(today, which, weekday) }
}

/** The first that fits is meant; those that say more come before those that say less. */
const rules: readonly Rule[] = [
  [
    word(`every ${DAY} (?<month>${hijriMonths.any})|كل (?<other>\\d{1,2}) (?<otherMonth>${hijriMonths.any})`),
    ({ day, other, month, otherMonth }, present) => {
      const [date, at] = [Number(day ?? other), hijriMonths.placeOf(month ?? otherMonth ?? '') + 1]
      const first = nextHijriDay(present, date, at)
      return first === undefined
        ? undefined
        : { repeat: { ...simple('year'), calendar: 'hijri', month: at, monthDay: date }, first }
    },
  ],
  [
    word(`(?:في )?يوم ${DAY} من كل شهر هجري`),
    ({ day }, present) => {
      const first = nextHijriDay(present, Number(day))
      return first === undefined ? undefined : { repeat: { ...simple('month'), calendar: 'hijri', monthDay: Number(day) }, first }
    },
  ],
  [word(`${ON_THE}last day ${OF_MONTH}|(?:في )?اخر يوم من كل شهر`), (_, { today }) => monthly(-1, endOfMonth(today))],
  [word(`${ON_THE}(?:every )?(?<place>${places.any}) (?<name>${DAYS}) ${OF_MONTH}`), nth],
  [
    word(`${ON_THE}${DAY}(?:st|nd|rd|th) ${OF_MONTH}|every ${DAY.replace('day', 'alone')}(?:st|nd|rd|th)`),
    ({ day, alone }, { today }) => monthly(Number(day ?? alone), nextMonthDay(today, Number(day ?? alone))),
  ],
  [
    word(`(?:في )?يوم ${DAY} من كل شهر|كل شهر (?:في )?يوم ${DAY.replace('day', 'after')}`),
    ({ day, after }, { today }) => monthly(Number(day ?? after), nextMonthDay(today, Number(day ?? after))),
  ],
  [
    word('(?:on |every |each )(?:weekdays?|workdays?|working days?)|(?:في )?(?:كل يوم عمل|ايام (?:الدوام|العمل))'),
    (_, present) => ({ repeat: { ...simple('day'), workingDays: true }, first: nextWorkingDay(present) }),
  ],
  [word(`every (?<two>other) ${LIST}`), weekly],
  [word(`every ${N} weeks on ${LIST}`), weekly],
  [word(`كل اسبوعين (?:في )?(?:يوم )?${LIST}`), (found, present) => weekly(found, present, 2)],
  [
    word(`every ${LIST}|كل (?:يوم )?${LIST.replace('list', 'ar')}`),
    ({ list, ar }, present) => weekly({ list: list ?? ar }, present),
  ],
  [word('(?<name>(?:sun|mon|tues|wednes|thurs|fri|satur)days)'), ({ name = '' }, present) => weekly({ list: name }, present)],
  [
    word(`every (?:other|second) (?<unit>day|week|month|year)`),
    ({ unit = '' }, { today }) => ({ repeat: simple(UNITS[unit] ?? 'day', 2), first: today }),
  ],
  [
    word(`every ${N} (?<unit>day|week|month|year)s?`),
    ({ n = '', unit = '' }, { today }) => ({ repeat: simple(UNITS[unit] ?? 'day', countOf(n)), first: today }),
  ],
  [
    word('every (?<unit>day|week|month|year)'),
    ({ unit = '' }, { today }) => ({ repeat: simple(UNITS[unit] ?? 'day'), first: today }),
  ],
  ...arabicUnits(),
  ...adverbs(),
]

function arabicUnits(): Rule[] {
  const units = [
    ['day', 'يوم', 'يومين', 'ايام'],
    ['week', 'اسبوع', 'اسبوعين', 'اسابيع'],
    ['month', 'شهر', 'شهرين', '(?:اشهر|شهور)'],
    ['year', 'سنه', 'سنتين', '(?:سنوات|سنين)'],
  ] as const
  return units.flatMap(([unit, one, two, many]): Rule[] => [
    [word(`كل ${two}`), (_, { today }) => ({ repeat: simple(unit, 2), first: today })],
    [
      word(`كل (?<n>\\d{1,2}) (?:${many}|${one})`),
      ({ n = '1' }, { today }) => ({ repeat: simple(unit, Number(n)), first: today }),
    ],
    [word(`كل ${one}`), (_, { today }) => ({ repeat: simple(unit), first: today })],
  ])
}

function adverbs(): Rule[] {
  const said = [
    ['day', 'daily|يوميا'],
    ['week', 'weekly|اسبوعيا'],
    ['month', 'monthly|شهريا'],
    ['year', 'yearly|annually|سنويا'],
  ] as const
  return said.map(([unit, adverb]): Rule => [word(adverb), (_, { today }) => ({ repeat: simple(unit), first: today })])
}

export function repeatOf(reading: Reading, present: Present): RepeatMention | undefined {
  for (const [pattern, meantBy] of rules)
    for (const match of reading.plain.matchAll(pattern)) {
      const meant = meantBy(match.groups ?? {}, present)
      if (meant) return { ...rangeOf(reading, match), ...meant }
    }
  return undefined
}
