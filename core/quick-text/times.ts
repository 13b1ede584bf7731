import { halves, HALF_WORD, hourOf } from './parts-of-day.ts'
import { rangeOf, word, type Range, type Reading } from './reading.ts'
import { hours, NO_UNIT } from './words.ts'

export interface TimeMention extends Range {
  /** Minutes since midnight; those of the next day are over 1,440. */
  readonly minutes: number
  /** Said without the half of the day, so that words around it may still say it. */
  readonly open: boolean
  /** Letters that mean something else where nothing says a day. */
  readonly needsDate: boolean
}
type Resolved = Omit<TimeMention, keyof Range>

const NOON = 12
const HOUR = `(?<hour>\\d{1,2}|${hours.any})`
const AT = '(?:(?:at|@|by|before|around|about|from|من|علي|عند|قبل|حوالي|تمام|الساعه) ){0,2}'
/** Letters alone abbreviate metres and names, too, unless one of these stands before. */
const BEFORE_LETTERS = '(?:(?:at|@|by|before|عند|قبل|الساعه) ){1,2}'
const LETTERS = String.raw`am|a\.m\.?|pm|p\.m\.?`
const ANY_HALF = `(?:${LETTERS}|ص|م|${HALF_WORD})`
const HALF = `(?<half>${HALF_WORD}|ص|م)`
const MINUTES: Readonly<Record<string, number>> = { نص: 30, نصف: 30, ربع: 15, ربعا: 15, ثلث: 20, ثلثا: 20, تلت: 20 }
const MORE = '(?: (?:و ?(?:ال)?(?<plus>نصف?|ربع|ثلث|تلت)|الا (?:ال)?(?<less>ربعا?|ثلثا?|تلت)))?'
/** An hour without its half lies between seven and six. */
const LAST_MORNING_MINUTE = 6 * 60
/** The hour of a name, and proportions. */
const NO_NAME = '(?<!(?:the|scale|ratio|score|مقياس|بمقياس|نسبه|بنسبه|نتيجه) )'

type Groups = Readonly<Partial<Record<string, string>>>
type Rule = readonly [RegExp, (found: Groups) => Resolved | undefined]

function spoken({ hour = '', half, plus, less, minute }: Groups, more = 0): Resolved | undefined {
  const named = /^\d/.test(hour) ? Number(hour) : hours.placeOf(hour) + 1
  if (named > 23 || (half !== undefined && named > NOON)) return undefined
  const at = hourOf(named, half === undefined ? -1 : halves.placeOf(half))
  const added = (MINUTES[plus ?? ''] ?? 0) - (MINUTES[less ?? ''] ?? 0) + Number(minute ?? 0) + more
  return { minutes: at * 60 + added, open: half === undefined && named <= NOON, needsDate: false }
}

/** 02:30 is read as it is written, 2:30 lies in the day. */
function clock({ hour = '', minute = '', half }: Groups): Resolved | undefined {
  const [h, m] = [Number(hour), Number(minute)]
  if (h > 23 || m > 59) return undefined
  if (half !== undefined)
    return h > NOON ? undefined : { minutes: hourOf(h, halves.placeOf(half)) * 60 + m, open: false, needsDate: false }
  const open = !hour.startsWith('0') && h <= NOON
  const late = h * 60 + m > LAST_MORNING_MINUTE
  return { minutes: (open && !late ? hourOf(h, -1) : h) * 60 + m, open, needsDate: false }
}

const ONE = (name: string): string =>
  String.raw`(?<hour${name}>\d{1,2})(?::(?<minute${name}>\d{2}))?(?: ?(?<half${name}>${ANY_HALF}))?`
const TO = '(?:to|until|till|and|الي|حتي|لين|و|[-–])'
const HALF_DAY = NOON * 60

/** A span counts by its beginning: from 3 to 5pm begins in the same half of the day, from 11 to 1pm before it. */
function from({ hour1 = '', minute1, half1, hour2 = '', minute2, half2 }: Groups, needsDate: boolean): Resolved | undefined {
  const begins = spoken({ hour: hour1, half: half1, minute: minute1 })
  const ends = spoken({ hour: hour2, half: half2, minute: minute2 })
  if (!begins || !ends) return undefined
  if (half1 !== undefined || half2 === undefined) return { ...begins, needsDate }
  const same = spoken({ hour: hour1, half: half2, minute: minute1 })
  if (!same) return { ...begins, open: false, needsDate }
  const earlier = same.minutes > ends.minutes ? same.minutes - HALF_DAY : same.minutes
  return { minutes: earlier < 0 ? same.minutes : earlier, open: false, needsDate }
}

const certain = ({ half1, half2, minute1, minute2 }: Groups): boolean =>
  [half1, half2, minute1, minute2].some((one) => one !== undefined)

const rules: readonly Rule[] = [
  [
    word(`(?:from|between|من|بين) (?:الساعه )?${ONE('1')} ?${TO} ?(?:الساعه )?${ONE('2')}${NO_UNIT}`),
    (found) => from(found, !certain(found)),
  ],
  [
    word(`${NO_NAME}${AT}${ONE('1')} ?(?:to|الي|[-–]) ?${ONE('2')}${NO_UNIT}`),
    (found) => (certain(found) ? from(found, false) : undefined),
  ],
  [word(String.raw`${NO_NAME}${AT}(?<hour>\d{1,2}):(?<minute>\d{2})(?: ?(?<half>${ANY_HALF}))?`), clock],
  [word(String.raw`${AT}half past ${HOUR}(?: ?(?<half>${ANY_HALF}))?`), (found) => spoken(found, 30)],
  [word(String.raw`${AT}quarter past ${HOUR}(?: ?(?<half>${ANY_HALF}))?`), (found) => spoken(found, 15)],
  [word(String.raw`${AT}quarter to ${HOUR}(?: ?(?<half>${ANY_HALF}))?`), (found) => spoken(found, -15)],
  [word(String.raw`${NO_NAME}${AT}(?<hour>\d{1,2}) ?(?<half>${LETTERS})`), spoken],
  [word(`(?:(?:at|by|before) )?noon`), () => ({ minutes: NOON * 60, open: false, needsDate: false })],
  [word('(?:(?:at|by|before) )?midnight'), () => ({ minutes: 24 * 60, open: false, needsDate: false })],
  [word(`(?:(?:علي|عند|قبل|من|في|تمام|حوالي) )?(?:تمام )?الساعه ${HOUR}${MORE}(?: (?<half>${HALF_WORD}|ص|م))?`), spoken],
  [word(`${NO_NAME}${AT}${HOUR} o.?clock(?: (?<half>${HALF_WORD}))?`), spoken],
  [word(`${AT}${HOUR}${MORE} (?<half>${HALF_WORD})`), spoken],
  [word(String.raw`${BEFORE_LETTERS}(?<hour>\d{1,2}) ?${HALF}`), spoken],
  [word(String.raw`${AT}(?<hour>\d{1,2}) ?${HALF}`), letters],
  [word(String.raw`${AT}(?<hour>\d{1,2}) (?:و ?(?<plus>نصف?|ربع|ثلث|تلت)|الا (?<less>ربعا?|ثلثا?|تلت))${NO_UNIT}`), letters],
  [word(String.raw`(?:at|@) (?<hour>\d{1,2})(?! ?eleven)${NO_UNIT}`), spoken],
]

function letters(found: Groups): Resolved | undefined {
  const time = spoken(found)
  return time && { ...time, needsDate: true }
}

/** The first of them; a line has one time. */
export function timeOf(reading: Reading): TimeMention | undefined {
  for (const [pattern, resolve] of rules)
    for (const match of reading.plain.matchAll(pattern)) {
      const resolved = resolve(match.groups ?? {})
      if (resolved) return { ...rangeOf(reading, match), ...resolved }
    }
  return undefined
}
