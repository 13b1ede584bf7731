import { addDays } from '../hijri.ts'
import {
  dayOf,
  endOfMonth,
  endOfWeek,
  firstOfNextMonth,
  nextHijriDay,
  nextMonthDay,
  nextWeekday,
  nextYearDay,
  startOfNextWeek,
  type Present,
} from './days.ts'
import { rangeOf, word, type Range, type Reading } from './reading.ts'
import { COMING, hijriMonths, monthDays, months, PAST, shortWeekdays, weekdays } from './words.ts'

export interface DateMention extends Range {
  readonly date: string
  /** Tonight an hour is one of the evening. */
  readonly evening?: boolean
  /** A day of the week that another date beside it explains. */
  readonly weekday?: boolean
}

type Rule = readonly [RegExp, (found: Groups, present: Present) => string | undefined]
type Groups = Readonly<Partial<Record<string, string>>>

const BEFORE = '(?:(?:on the|on|by the|by|due|before|for|at the|at|في|بتاريخ|يوم|ليوم|قبل|الموافق|حتي|بحلول|خلال) ){0,2}'
/** Parts of texts and of other numbers: an item 5/12, three quarters of something. */
const NO_PART = '(?<!(?:item|section|version|page|البند|الماده|بند|ماده|قسم|نسخه|اصدار) )'
const NO_SHARE = '(?! (?:of|من) )'
const DAY = String.raw`(?<day>\d{1,2})`
const ORDINAL = `${DAY}(?:st|nd|rd|th)?`
const YEAR = String.raw`(?:,? (?<year>\d{4}))?`

const asDay = ({ day, word: spelled }: Groups): number => (spelled ? monthDays.placeOf(spelled) + 1 : Number(day))

function gregorian(found: Groups, { today }: Present): string | undefined {
  const month = months.placeOf(found['month'] ?? '') + 1
  const { year } = found
  return year === undefined ? nextYearDay(today, month, asDay(found)) : dayOf(Number(year), month, asDay(found))
}

const hijri = (found: Groups, present: Present): string | undefined =>
  nextHijriDay(
    present,
    asDay(found),
    hijriMonths.placeOf(found['month'] ?? '') + 1,
    found['year'] ? Number(found['year']) : undefined,
  )

const written = ({ day, month, year }: Groups, { today }: Present): string | undefined =>
  year === undefined ? nextYearDay(today, Number(month), Number(day)) : dayOf(Number(year), Number(month), Number(day))

/** The first that fits a part of the line has it. */
const rules: readonly Rule[] = [
  [word(String.raw`${BEFORE}(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})`), written],
  [word(String.raw`${BEFORE}${DAY}[-/](?<month>\d{1,2})[-/](?<year>\d{4})`), written],
  [word(`${BEFORE}${ORDINAL} (?:of |من )?(?<month>${months.any})${YEAR}`), gregorian],
  [word(`${BEFORE}(?<word>${monthDays.any}) من (?<month>${months.any})${YEAR}`), gregorian],
  [word(`${BEFORE}(?<month>${months.any}) ${ORDINAL}${YEAR}`), gregorian],
  [word(`${BEFORE}${DAY} (?:of |من )?(?<month>${hijriMonths.any})${YEAR}`), hijri],
  [word(`${BEFORE}(?<word>${monthDays.any}) من (?<month>${hijriMonths.any})${YEAR}`), hijri],
  [word(String.raw`${NO_PART}${BEFORE}(?!24/7)${DAY}[-/](?<month>\d{1,2})${NO_SHARE}`), written],
  [word('(?:the )?day after tomorrow|بعد (?:غدا?|بكره|بكرا|باكر)|عقب (?:باكر|بكره)'), (_, { today }) => addDays(today, 2)],
  [word('tomorrow|tmrw|tmr|غدا?|بكره|بكرا|باكر'), (_, { today }) => addDays(today, 1)],
  [word('today|اليوم(?! ال(?!ساعه))'), (_, { today }) => today],
  [
    word('(?:by |before |at )?(?:the )?end of (?:the )?month|(?:قبل |في )?(?:اخر|نهايه) (?:هذا )?الشهر'),
    (_, { today }) => endOfMonth(today),
  ],
  [
    word('(?:by |before |at )?(?:the )?end of (?:the )?week|(?:قبل |في )?(?:اخر|نهايه) (?:هذا )?الاسبوع'),
    (_, now) => endOfWeek(now),
  ],
  [word(`next month|(?:في )?(?:اول (?:يوم )?(?:من |في )?)?الشهر ${COMING}`), (_, { today }) => firstOfNextMonth(today)],
  [word(`next week|(?:في )?الاسبوع ${COMING}`), (_, now) => startOfNextWeek(now)],
  [word(`on the ${ORDINAL}|(?:في )?يوم ${DAY.replace('day', 'dayAr')}`), onMonthDay],
]

function onMonthDay({ day, dayAr }: Groups, { today }: Present): string | undefined {
  return nextMonthDay(today, Number(day ?? dayAr))
}

/** Days of the week stand in names, too: of prayers, chapters, papers, places and people. */
const NO_NAME =
  '(?<!(?:black|surat|صلاه|سوره|صحيفه|جريده|مجله|حي|شارع|مطعم|سوق|مدينه|ام|ابو|ابن|بني) )(?<!(?:last|past|previous) )'
const NO_THING = `(?! (?:times|prayers?|${PAST})(?!\\p{L}))`
const TIME_AHEAD = String.raw`(?=$| (?:\d|at )| ?[#!])`
const weekdayRules = [
  word(`${NO_NAME}${BEFORE}(?:next |this |coming )?(?<name>${weekdays.any})(?: ${COMING})?${NO_THING}`),
  word(
    `${BEFORE}(?<=(?:on|by|before|next|this) )(?<name>${shortWeekdays.any})|(?<=^|\\s)(?<other>${shortWeekdays.any})${TIME_AHEAD}`,
  ),
]
const TONIGHT = word('tonight|الليله')

export function datesOf(reading: Reading, present: Present): DateMention[] {
  const found: DateMention[] = []
  const add = (match: RegExpMatchArray, date: string | undefined, more: Partial<DateMention> = {}) => {
    const range = rangeOf(reading, match)
    const free = found.every((one) => one.end <= range.start || range.end <= one.start)
    if (date !== undefined && free) found.push({ ...range, date, ...more })
  }
  for (const [pattern, dateOf] of rules)
    for (const match of reading.plain.matchAll(pattern)) add(match, dateOf(match.groups ?? {}, present))
  for (const match of reading.plain.matchAll(TONIGHT)) add(match, present.today, { evening: true })
  for (const pattern of weekdayRules)
    for (const match of reading.plain.matchAll(pattern)) {
      const day = weekdayNamed(match.groups ?? {})
      if (day >= 0) add(match, nextWeekday(present.today, day), { weekday: true })
    }
  return found.toSorted((one, other) => one.start - other.start)
}

function weekdayNamed({ name, other }: Groups): number {
  const spelled = name ?? other ?? ''
  const long = weekdays.placeOf(spelled)
  if (long < 0) return shortWeekdays.placeOf(spelled)
  return /^(?:احد|اثنين|ثلاثاء?|اربعاء?|خميس|جمعه|سبت)$/.test(spelled) ? -1 : long // without an article it is a number or a name
}
