import { addDays } from '../hijri.ts'
import type { DateMention } from './dates.ts'
import { addMonths } from './days.ts'
import { rangeOf, readingOf, type Reading } from './reading.ts'
import { COUNT, countOf } from './words.ts'

/** Three days before Dec 25: what is counted stands before the day, or in Arabic also behind it. */
const COUNTED = new RegExp(`(?:^|(?<= ))(?:the |(?<n>${COUNT}) )?(?<unit>day|week|month)s? (?<way>before |after )?$`, 'u')
const COUNTED_AR = new RegExp(
  `(?:^|(?<= ))(?:(?<n>${COUNT}) )?(?<unit>يومين|اسبوعين|شهرين|يوم|ايام|اسبوع|اسابيع|شهر|شهور|اشهر) (?<way>قبل |بعد )?$`,
  'u',
)
const BEHIND_AR = new RegExp(
  `^ ?ب(?:(?<n>${COUNT}) ?)?(?<unit>يومين|اسبوعين|شهرين|يوم|ايام|اسبوع|اسابيع|شهر|شهور|اشهر)(?![\\p{L}\\p{N}])`,
  'u',
)

interface Step {
  readonly days: number
  readonly months: number
}

function stepOf(unit: string, n: string | undefined): Step {
  const count = unit.endsWith('ين') ? 2 : countOf(n ?? 'a')
  if (/^(?:day|يوم|ايام)/u.test(unit)) return { days: count, months: 0 }
  return /^(?:week|اسبوع|اسابيع)/u.test(unit) ? { days: count * 7, months: 0 } : { days: 0, months: count }
}

const moved = (day: string, { days, months }: Step, sign: 1 | -1): string => addMonths(addDays(day, sign * days), sign * months)

/** The day that is meant by so many days before or after the one that is named; the named one itself where none are counted. */
export function withOffset(reading: Reading, mention: DateMention): DateMention {
  const { start, end, date } = mention
  const [before, own, behind] = [reading.typed.slice(0, start), reading.typed.slice(start, end), reading.typed.slice(end)].map(
    (part) => readingOf(part).plain,
  )
  const plain = { ...mention, weekday: false }
  for (const pattern of [COUNTED, COUNTED_AR]) {
    const match = pattern.exec(before ?? '')
    const way = match?.groups?.['way'] ?? /^(?:before|قبل) /u.exec(own ?? '')?.[0]
    if (!match || way === undefined) continue
    const step = stepOf(match.groups?.['unit'] ?? '', match.groups?.['n'])
    return { ...plain, start: rangeOf(readingOf(reading.typed.slice(0, start)), match).start, date: moved(date, step, sign(way)) }
  }
  const match = BEHIND_AR.exec(behind ?? '')
  const way = /^قبل /u.exec(own ?? '')?.[0] ?? /(?:^|(?<= ))بعد $/u.exec(before ?? '')?.[0]
  if (!match || way === undefined) return mention
  const length = readingOf(reading.typed.slice(end)).from[match[0].length] ?? reading.typed.length - end
  const from = way.startsWith('قبل') ? start : start - way.length
  return {
    ...plain,
    start: from,
    end: end + length,
    date: moved(date, stepOf(match.groups?.['unit'] ?? '', match.groups?.['n']), sign(way)),
  }
}

const sign = (way: string): 1 | -1 => (/^(?:before|قبل)/u.test(way) ? -1 : 1)
