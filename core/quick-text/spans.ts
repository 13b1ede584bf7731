import { addDays } from '../hijri.ts'
import { addMonths, workingDayAfter, type Present } from './days.ts'
import { rangeOf, word, type Range, type Reading } from './reading.ts'
import { COUNT, countOf } from './words.ts'

/** So long from now. */
export interface SpanMention extends Range {
  readonly date: string
  readonly time?: string
}

const MINUTES_A_DAY = 1_440
const N = `(?<n>${COUNT})`
const AR = `(?:(?<ar>${COUNT}) )?`
const IN = '(?:in|within|after)'
const AFTER = '(?:بعد|خلال|في خلال|في غضون|كمان)'
const WORKING = '(?:working|business|work)'

type Span =
  | { readonly minutes: number }
  | { readonly days: number }
  | { readonly months: number }
  | { readonly workingDays: number }
type Groups = Readonly<Partial<Record<string, string>>>
type Rule = readonly [RegExp, (count: number, found: Groups) => Span]

const SHARES: Readonly<Record<string, number>> = { نص: 30, نصف: 30, ربع: 15, ثلث: 20, تلت: 20 }
const share = (found: string | undefined): number => SHARES[found ?? ''] ?? 0
const SHARE = '(?:و ?(?<plus>نصف?|ربع|ثلث|تلت)|الا (?<less>ربعا?|ثلثا?))'
const withShare = (hours: number, { plus, less }: Groups): Span => ({
  minutes: hours * 60 + share(plus) - share(less?.replace(/ا$/, '')),
})

const rules: readonly Rule[] = [
  [word(`${IN} half an hour|${AFTER} نصف? ساعه`), () => ({ minutes: 30 })],
  [word(`${IN} a quarter of an hour|${AFTER} ربع ساعه`), () => ({ minutes: 15 })],
  [
    word(`${IN} ${N} hours? and a half|${IN} (?<m>${COUNT}) and a half hours`),
    (n, { m }) => ({ minutes: (m ? countOf(m) : n) * 60 + 30 }),
  ],
  [word(`${IN} ${N} hours? (?:and )?(?<m>\\d{1,2}) min(?:ute)?s?`), (n, { m }) => ({ minutes: n * 60 + Number(m) })],
  [word(`${AFTER} ساعتين ${SHARE}`), (_, found) => withShare(2, found)],
  [word(`${AFTER} ${AR}ساع(?:ه|ات) ${SHARE}`), withShare],
  [word(`${IN} ${N} min(?:ute)?s?|${AFTER} ${AR}(?:دقيقه|دقايق|دقائق)`), (minutes) => ({ minutes })],
  [word(`${IN} ${N} hours?|${AFTER} ${AR}ساع(?:ه|ات)`), (hours) => ({ minutes: hours * 60 })],
  [word(`${AFTER} ساعتين`), () => ({ minutes: 120 })],
  [word(`${AFTER} دقيقتين`), () => ({ minutes: 2 })],
  [word(`${IN} ${N} ${WORKING} days?|${AFTER} ${AR}(?:يوم|ايام) (?:عمل|دوام)`), (workingDays) => ({ workingDays })],
  [word(`${AFTER} يومي(?:ن)? (?:عمل|دوام)`), () => ({ workingDays: 2 })],
  [
    word(`${IN} ${N} days?|${N.replace('<n>', '<m>')} days? from (?:now|today)|${AFTER} ${AR}(?:يوم|ايام)(?! و)`),
    (n, { m }) => ({ days: m ? countOf(m) : n }),
  ],
  [word(`${AFTER} يومين`), () => ({ days: 2 })],
  [
    word(`${IN} ${N} weeks?|${N.replace('<n>', '<m>')} weeks? from (?:now|today)|${AFTER} ${AR}(?:اسبوع|اسابيع)`),
    (n, { m }) => ({ days: (m ? countOf(m) : n) * 7 }),
  ],
  [word(`${AFTER} اسبوعين`), () => ({ days: 14 })],
  [word(`${IN} ${N} months?|${AFTER} ${AR}(?:شهر|اشهر|شهور)`), (months) => ({ months })],
  [word(`${AFTER} شهرين`), () => ({ months: 2 })],
  [word(`${IN} ${N} years?|${AFTER} ${AR}(?:سنه|سنوات|سنين)`), (years) => ({ months: years * 12 })],
  [word(`${AFTER} سنتين`), () => ({ months: 24 })],
]

export const timeText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

function reached(span: Span, present: Present): Pick<SpanMention, 'date' | 'time'> {
  const { today, now } = present
  if ('days' in span) return { date: addDays(today, span.days) }
  if ('months' in span) return { date: addMonths(today, span.months) }
  if ('workingDays' in span) return { date: workingDayAfter(present, span.workingDays) }
  const minutes = minutesOf(now) + span.minutes
  return { date: addDays(today, Math.floor(minutes / MINUTES_A_DAY)), time: timeText(minutes % MINUTES_A_DAY) }
}

/** One of these stands in each of the patterns. */
const ANY = /(?:^| )(?:in|within|after|.* from) |بعد|خلال|غضون|كمان/u

export function spanOf(reading: Reading, present: Present): SpanMention | undefined {
  if (!ANY.test(reading.plain)) return undefined
  for (const [pattern, spanFor] of rules)
    for (const match of reading.plain.matchAll(pattern)) {
      const groups = match.groups ?? {}
      const count = countOf(groups['n'] ?? groups['ar'] ?? '1')
      return { ...rangeOf(reading, match), ...reached(spanFor(count, groups), present) }
    }
  return undefined
}
