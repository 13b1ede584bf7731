import { addDays } from '../hijri.ts'
import { addMonths, type Present } from './days.ts'
import { rangeOf, word, type Range, type Reading } from './reading.ts'
import { counts } from './words.ts'

/** So long from now. */
export interface SpanMention extends Range {
  readonly date: string
  readonly time?: string
}

const MINUTES_A_DAY = 1_440
const N = `(?<n>\\d{1,3}|${counts.any})`
const AFTER = '(?:بعد|خلال|في خلال)'

type Span = { readonly minutes: number } | { readonly days: number } | { readonly months: number }
type Rule = readonly [RegExp, (count: number) => Span]

const rules: readonly Rule[] = [
  [word(`in half an hour|${AFTER} نصف? ساعه`), () => ({ minutes: 30 })],
  [word(`in a quarter of an hour|${AFTER} ربع ساعه`), () => ({ minutes: 15 })],
  [word(`in ${N} min(?:ute)?s?|${AFTER} (?<ar>\\d{1,3}) (?:دقيقه|دقايق|دقائق)`), (minutes) => ({ minutes })],
  [word(`in ${N} hours?|${AFTER} (?:(?<ar>\\d{1,3}) )?ساع(?:ه|ات)`), (hours) => ({ minutes: hours * 60 })],
  [word(`${AFTER} ساعتين`), () => ({ minutes: 120 })],
  [word(`${AFTER} دقيقتين`), () => ({ minutes: 2 })],
  [word(`in ${N} days?|${AFTER} (?:(?<ar>\\d{1,3}) )?(?:يوم|ايام)(?! و)`), (days) => ({ days })],
  [word(`${AFTER} يومين`), () => ({ days: 2 })],
  [word(`in ${N} weeks?|${AFTER} (?:(?<ar>\\d{1,3}) )?(?:اسبوع|اسابيع)`), (weeks) => ({ days: weeks * 7 })],
  [word(`${AFTER} اسبوعين`), () => ({ days: 14 })],
  [word(`in ${N} months?|${AFTER} (?:(?<ar>\\d{1,3}) )?(?:شهر|اشهر|شهور)`), (months) => ({ months })],
  [word(`${AFTER} شهرين`), () => ({ months: 2 })],
  [word(`in ${N} years?|${AFTER} (?:(?<ar>\\d{1,3}) )?(?:سنه|سنوات|سنين)`), (years) => ({ months: years * 12 })],
  [word(`${AFTER} سنتين`), () => ({ months: 24 })],
]

export const timeText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

function reached(span: Span, { today, now }: Present): Pick<SpanMention, 'date' | 'time'> {
  if ('days' in span) return { date: addDays(today, span.days) }
  if ('months' in span) return { date: addMonths(today, span.months) }
  const minutes = minutesOf(now) + span.minutes
  return { date: addDays(today, Math.floor(minutes / MINUTES_A_DAY)), time: timeText(minutes % MINUTES_A_DAY) }
}

export function spanOf(reading: Reading, present: Present): SpanMention | undefined {
  for (const [pattern, spanFor] of rules)
    for (const match of reading.plain.matchAll(pattern)) {
      const said = match.groups?.['n'] ?? match.groups?.['ar'] ?? '1'
      const count = /^\d/.test(said) ? Number(said) : counts.placeOf(said) + 1
      return { ...rangeOf(reading, match), ...reached(spanFor(count), present) }
    }
  return undefined
}
