import { addDays } from '../hijri.ts'
import {
  dayOf,
  endOfMonth,
  endOfWeek,
  firstOfNextMonth,
  nextHijriDay,
  nextMonthDay,
  nextOfMonth,
  nextWeekday,
  nextYearDay,
  placedDay,
  startOfNextWeek,
  type Present,
} from './days.ts'
import { rangeOf, word, type Range, type Reading } from './reading.ts'
import {
  COMING,
  COUNT,
  countOf,
  hijriMonths,
  monthDays,
  months,
  NO_UNIT,
  placeOf,
  places,
  shortWeekdays,
  weekdays,
} from './words.ts'
import { weekdayNamed, weekdayRules } from './weekday-names.ts'

/** The part of a date that comes again every year or month. */
export interface Anniversary {
  readonly calendar: 'gregory' | 'hijri'
  readonly month?: number
  readonly monthDay: number
}

export interface DateMention extends Range {
  readonly date: string
  /** Tonight an hour is one of the evening. */
  readonly evening?: boolean
  /** A day of the week that another date beside it explains. */
  readonly weekday?: boolean
  readonly anniversary?: Anniversary
}

interface Resolved {
  readonly date: string | undefined
  readonly anniversary?: Anniversary
}
type Groups = Readonly<Partial<Record<string, string>>>
type Rule = readonly [RegExp, (found: Groups, present: Present) => Resolved | string | undefined]

/** Words that introduce a day, and leave with it. */
export const BEFORE =
  '(?:(?:on the|on|by the|by|due|before|for|at the|at|until|till|through|starting(?: from)?|as of|في|بتاريخ|يوم|ليوم|قبل|الموافق|حتي|لغايه|لين|بحلول|خلال|(?:ابتداء|اعتبارا|بدءا) من) ){0,2}'
const NEAR = '(?:(?:by|for|before|until|till|from|starting|due|يوم|ليوم|قبل|حتي|من) ){0,2}'
/** Parts of texts and of other numbers: an item 5/12, three quarters of something, the report of a day. */
const NO_PART = '(?<!(?:item|section|version|page|the|البند|الماده|بند|ماده|قسم|نسخه|اصدار) )'
/** Places that are called by a day. */
const NO_PLACE = '(?<!(?:مصنع|مدينه|كوبري|شارع|ميدان|جسر|حي|جامعه|مستشفي|حديقه|street|bridge|square) )'
const NO_SHARE = `(?! (?:of|من) )${NO_UNIT}`
/** A share of something, unless a word says that it is a day. */
const NO_FRACTION = String.raw`(?!(?:1/2|1/3|2/3|1/4|3/4|[1357]/8)(?: \p{L}|$))`
const INTRODUCED = '(?:(?:on|by|due|before|في|بتاريخ|يوم|ليوم|قبل|الموافق|حتي) ){1,2}'
const DAY = String.raw`(?<day>\d{1,2})`
const ORDINAL = `${DAY}(?:st|nd|rd|th)?`
const YEAR = String.raw`(?:,? (?<year>\d{4}))?`
const HIJRI_MARK = '(?: ?ه)?'
const YEAR_MARK = '(?: ?[هم])?'
/** The 2nd of these is no day of a month. */
const NO_PLACED_THING =
  '(?! (?:floor|page|line|row|column|item|attempt|try|round|phase|version|chapter|day|week|month|year|time|person|place|level|stage|shelf|draft|edition|slide|tab|question|point|street|avenue|gate|seat|half|quarter|semester|grade|team|shift|part|anniversary|birthday|building|block|version|copy|visit|call|interview)s?(?!\\p{L}))'
const FIRST_HIJRI_YEAR = 1300
const LAST_HIJRI_YEAR = 1500

const asDay = ({ day, word: spelled }: Groups): number => (spelled ? monthDays.placeOf(spelled) + 1 : Number(day))

function gregorian(found: Groups, { today }: Present): Resolved {
  const month = months.placeOf(found['month'] ?? '') + 1
  const [day, { year }] = [asDay(found), found]
  if (year !== undefined) return { date: dayOf(Number(year), month, day) }
  return { date: nextYearDay(today, month, day), anniversary: { calendar: 'gregory', month, monthDay: day } }
}

function hijri(found: Groups, present: Present): Resolved {
  const [monthDay, month] = [asDay(found), hijriMonths.placeOf(found['month'] ?? '') + 1]
  const { year } = found
  const date = nextHijriDay(present, monthDay, month, year === undefined ? undefined : Number(year))
  return { date, ...(year === undefined && { anniversary: { calendar: 'hijri', month, monthDay } }) }
}

function written({ day, month, year }: Groups, present: Present): string | undefined {
  if (year === undefined) return nextYearDay(present.today, Number(month), Number(day))
  const isHijri = Number(year) >= FIRST_HIJRI_YEAR && Number(year) < LAST_HIJRI_YEAR
  return isHijri
    ? nextHijriDay(present, Number(day), Number(month), Number(year))
    : dayOf(Number(year), Number(month), Number(day))
}

/** The first day of the month that is named, or of this or the next one. */
function monthNamed({ month, next }: Groups, { today }: Present): string {
  if (month !== undefined) return nextOfNamed(today, months.placeOf(month) + 1)
  return next === undefined ? `${today.slice(0, 8)}01` : firstOfNextMonth(today)
}
const nextOfNamed = (today: string, month: number): string => {
  const here = dayOf(Number(today.slice(0, 4)), month, 1)!
  return endOfMonth(here) >= today ? here : dayOf(Number(today.slice(0, 4)) + 1, month, 1)!
}

function placed(found: Groups, present: Present): string | undefined {
  const [place, name] = [placeOf(found['place'] ?? ''), found['name'] ?? '']
  const long = weekdays.placeOf(name)
  const weekday = long >= 0 ? long : shortWeekdays.placeOf(name)
  if (found['month'] === undefined && found['next'] === undefined) return nextOfMonth(present.today, place, weekday)
  const date = placedDay(monthNamed(found, present), place, weekday)
  return date >= present.today ? date : undefined
}

/** The middle of a month that is over comes with the next one. */
function middle(found: Groups, present: Present): string {
  const date = `${monthNamed(found, present).slice(0, 8)}15`
  return date >= present.today || found['month'] !== undefined ? date : `${firstOfNextMonth(present.today).slice(0, 8)}15`
}

const MONTH = `(?<month>${months.any})`
const A_MONTH = `(?:${MONTH}|(?<next>next month)|(?:(?:the|this) )?month)`
const AR_MONTH = `(?:${MONTH}|(?<next>الشهر ${COMING})|هذا الشهر|الشهر)`
const BY = '(?:(?:by|before|at|on|in|for|until) )?(?:the )?'
const DAYS = `(?:${weekdays.any}|${shortWeekdays.any})`

/** The first that fits a part of the line has it. */
const rules: readonly Rule[] = [
  [word(String.raw`${BEFORE}(?<year>\d{4})[-/](?<month>\d{1,2})[-/](?<day>\d{1,2})${YEAR_MARK}`), written],
  [word(String.raw`${BEFORE}${DAY}[-/](?<month>\d{1,2})[-/](?<year>\d{4})${YEAR_MARK}`), written],
  [word(`${BEFORE}(?:the )?(?<place>${places.any}) (?<name>${DAYS}) (?:of|in) ${A_MONTH}`), placed],
  [word(`${BEFORE}(?<place>${places.any}) (?:يوم )?(?<name>${DAYS}) (?:من|في) ${AR_MONTH}`), placed],
  [word(`${NO_PLACE}${BEFORE}${ORDINAL} (?:of |من )?${MONTH}${YEAR}`), gregorian],
  [word(`${BEFORE}(?<word>${monthDays.any}) من ${MONTH}${YEAR}`), gregorian],
  [word(`${BEFORE}${MONTH} ${ORDINAL}${NO_UNIT}${YEAR}`), gregorian],
  [word(`${BEFORE}${DAY} (?:of |من )?(?<month>${hijriMonths.any})${YEAR}${HIJRI_MARK}`), hijri],
  [word(`${BEFORE}(?<word>${monthDays.any}) من (?<month>${hijriMonths.any})${YEAR}${HIJRI_MARK}`), hijri],
  [word(String.raw`${INTRODUCED}(?!24/7)${DAY}[-/](?<month>\d{1,2})${NO_SHARE}`), written],
  [word(String.raw`${NO_PART}${BEFORE}(?!24/7)${NO_FRACTION}${DAY}[-/](?<month>\d{1,2})${NO_SHARE}`), written],
  [
    word(`${NEAR}(?:(?:the )?day after tomorrow|بعد (?:ال)?(?:غدا?|بكره|بكرا|باكر)|عقب (?:باكر|بكره))`),
    (_, { today }) => addDays(today, 2),
  ],
  [word(`${NEAR}(?:tomorrow|tmrw|tmr|tmw|الغد|غدا?|بكره|بكرا|باكر)`), (_, { today }) => addDays(today, 1)],
  [word(`${NEAR}(?:today|(?:ال|ان)نهارد[ها]|اليوم(?! ال(?!ساعه)))`), (_, { today }) => today],
  [
    word(
      `${BY}(?:end|last day) of ${A_MONTH}|(?:(?:قبل|في|حتي|مع) )?(?:اخر|نهايه|اخر يوم (?:من|في)) ${AR_MONTH.replaceAll('<', '<ar')}`,
    ),
    endOf,
  ],
  [
    word(`${BY}end of (?:the |this )?year|(?:(?:قبل|في|حتي|مع) )?(?:اخر|نهايه) (?:هذ[اه] )?(?:السنه|العام)(?! ال)`),
    (_, { today }) => `${today.slice(0, 4)}-12-31`,
  ],
  [
    word(`${BY}mid(?:dle of)?[ -]${A_MONTH}|(?:(?:قبل|في|حتي) )?(?:منتصف|نص) ${AR_MONTH.replaceAll('<', '<ar')}`),
    (found, now) => middle(renamed(found), now),
  ],
  [
    word(
      `${BY}(?:start|beginning) of (?:${MONTH}|(?<next>next month))|(?:(?:قبل|في|من) )?(?:بدايه|مطلع|اول) (?:${MONTH.replace('<', '<ar')}|(?<arnext>الشهر ${COMING}))`,
    ),
    (found, now) => monthNamed(renamed(found), now),
  ],
  [
    word(`${BY}end of next week|(?:(?:قبل|في) )?(?:اخر|نهايه) الاسبوع ${COMING}`),
    (_, now) => addDays(endOfWeek({ ...now, today: startOfNextWeek(now) }), 0),
  ],
  [word(`${BY}end of (?:the |this )?week|(?:(?:قبل|في|مع) )?(?:اخر|نهايه) (?:هذا )?الاسبوع`), (_, now) => endOfWeek(now)],
  [word(`(?:the )?week after next|(?:في )?الاسبوع بعد ${COMING}`), (_, now) => addDays(startOfNextWeek(now), 7)],
  [
    word(
      `(?:on|by|before) the ${DAY}(?:st|nd|rd|th)?(?: of (?:(?:the|this) month|(?<next>next month)))?${NO_PLACED_THING}${NO_UNIT}`,
    ),
    onMonthDay,
  ],
  [
    word(`${BY}(?:first day of )?next month|(?:في )?(?:اول (?:يوم )?(?:من |في )?)?الشهر ${COMING}`),
    (_, { today }) => firstOfNextMonth(today),
  ],
  [
    word(`${BY}(?:(?:start|beginning) of )?next week|(?:في )?(?:(?:بدايه|اول|مطلع) )?الاسبوع ${COMING}`),
    (_, now) => startOfNextWeek(now),
  ],
  [word(`${BEFORE}(?<name>${DAYS}) (?:after next|بعد ${COMING})`), afterNext],
  [word(`(?:(?<n>${COUNT}) )?weeks? from (?:next |this )?(?<name>${weekdays.any})`), afterNext],
  [word(`(?:(?:في|قبل|بتاريخ|حتي) )?يوم ${DAY}(?: (?:من|في) (?:هذا )?الشهر)?${NO_UNIT}`), onMonthDay],
]

const renamed = (found: Groups): Groups => ({ month: found['month'] ?? found['armonth'], next: found['next'] ?? found['arnext'] })

function endOf(found: Groups, present: Present): string {
  return endOfMonth(monthNamed(renamed(found), present))
}

/** The coming one is passed over; so many weeks where they are counted. */
function afterNext({ name, n }: Groups, { today }: Present): string | undefined {
  const weekday = weekdayNamed({ name })
  return weekday < 0 ? undefined : addDays(nextWeekday(today, weekday), 7 * countOf(n ?? '1'))
}

function onMonthDay({ day, next }: Groups, { today }: Present): Resolved {
  const from = next === undefined ? today : firstOfNextMonth(today)
  return { date: nextMonthDay(from, Number(day)), anniversary: { calendar: 'gregory', monthDay: Number(day) } }
}

const TONIGHT = word('tonight|الليله')

export function datesOf(reading: Reading, present: Present): DateMention[] {
  const found: DateMention[] = []
  const add = (match: RegExpMatchArray, resolved: Resolved | string | undefined, more: Partial<DateMention> = {}) => {
    const range = rangeOf(reading, match)
    const free = found.every((one) => one.end <= range.start || range.end <= one.start)
    const { date, anniversary } = typeof resolved === 'object' ? resolved : { date: resolved }
    if (date !== undefined && free) found.push({ ...range, date, ...(anniversary && { anniversary }), ...more })
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
