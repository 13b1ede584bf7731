import { rangeOf, word, type Range, type Reading } from './reading.ts'
import { HALF_WORD, halves, hours } from './words.ts'

export interface TimeMention extends Range {
  /** Minutes since midnight; those of the next day are over 1,440. */
  readonly minutes: number
  /** Said without the half of the day, so that words around it may still say it. */
  readonly open: boolean
  /** Letters that mean something else where nothing says a day. */
  readonly needsDate: boolean
}

const NOON = 12
const LAST_MORNING_HOUR = 6
const HOUR = `(?<hour>\\d{1,2}|${hours.any})`
const AT = '(?:(?:at|@|by|around|from|من|علي|عند|الساعه) ){0,2}'
const HALF = `(?<half>${HALF_WORD}|ص|م)`
const MINUTES: Readonly<Record<string, number>> = { نص: 30, نصف: 30, ربع: 15, ثلث: 20, تلت: 20 }
const MORE = '(?: (?:و ?(?<plus>نصف?|ربع|ثلث|تلت)|الا (?<less>ربع|ثلث|تلت)))?'

/** An hour of the clock as it was meant: without its half it lies in the day. */
export function hourOf(hour: number, half: number): number {
  if (half === 0) return hour % NOON
  if (half === 1) return (hour % NOON) + NOON
  if (half === 2) return hour === NOON ? 2 * NOON : hour > 4 ? hour + NOON : hour + 2 * NOON
  return hour >= 1 && hour <= LAST_MORNING_HOUR ? hour + NOON : hour
}

type Groups = Readonly<Partial<Record<string, string>>>
type Rule = readonly [RegExp, (found: Groups) => Omit<TimeMention, keyof Range> | undefined]

function spoken({ hour = '', half, plus, less, minute }: Groups, more = 0): Omit<TimeMention, keyof Range> | undefined {
  const named = /^\d/.test(hour) ? Number(hour) : hours.placeOf(hour) + 1
  if (named > 23 || (half !== undefined && named > NOON)) return undefined
  const at = hourOf(named, half === undefined ? -1 : halves.placeOf(half))
  const added = (MINUTES[plus ?? ''] ?? 0) - (MINUTES[less ?? ''] ?? 0) + Number(minute ?? 0) + more
  return { minutes: at * 60 + added, open: half === undefined, needsDate: false }
}

function clock({ hour = '', minute = '', half }: Groups): Omit<TimeMention, keyof Range> | undefined {
  const [h, m] = [Number(hour), Number(minute)]
  if (h > 23 || m > 59) return undefined
  return { minutes: (half === undefined ? h : hourOf(h, halves.placeOf(half))) * 60 + m, open: false, needsDate: false }
}

const rules: readonly Rule[] = [
  [word(String.raw`${AT}(?<hour>\d{1,2}):(?<minute>\d{2})(?: ?(?<half>am|pm|a\.m\.?|p\.m\.?|ص|م|${HALF_WORD}))?`), clock],
  [word(String.raw`${AT}half past ${HOUR}(?: ?(?<half>am|pm))?`), (found) => spoken(found, 30)],
  [word(String.raw`${AT}quarter past ${HOUR}(?: ?(?<half>am|pm))?`), (found) => spoken(found, 15)],
  [word(String.raw`${AT}quarter to ${HOUR}(?: ?(?<half>am|pm))?`), (found) => spoken(found, -15)],
  [word(String.raw`${AT}(?<hour>\d{1,2}) ?(?<half>am|pm|a\.m\.?|p\.m\.?)`), spoken],
  [word('(?:at )?noon'), () => ({ minutes: NOON * 60, open: false, needsDate: false })],
  [word('(?:at )?midnight'), () => ({ minutes: 24 * 60, open: false, needsDate: false })],
  [word(`الساعه ${HOUR}${MORE}(?: (?<half>${HALF_WORD}|ص|م))?`), spoken],
  [word(String.raw`${AT}(?<hour>\d{1,2})${MORE} (?<half>${HALF_WORD})`), spoken],
  [word(String.raw`${AT}(?<hour>\d{1,2}) ?${HALF}`), letters],
  [word(String.raw`(?:at|@) (?<hour>\d{1,2})(?! ?(?:eleven|%|\$|people|percent))`), spoken],
]

function letters(found: Groups): Omit<TimeMention, keyof Range> | undefined {
  const time = spoken(found)
  return time && { ...time, needsDate: true }
}

/** The first of them; a line has one time. */
export function timeOf(reading: Reading): TimeMention | undefined {
  for (const [pattern, meantBy] of rules)
    for (const match of reading.plain.matchAll(pattern)) {
      const meant = meantBy(match.groups ?? {})
      if (meant) return { ...rangeOf(reading, match), ...meant }
    }
  return undefined
}
