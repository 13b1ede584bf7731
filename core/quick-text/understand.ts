import { addDays } from '../hijri.ts'
import { datesOf, type DateMention } from './dates.ts'
import type { Present } from './days.ts'
import { marksOf } from './marks.ts'
import { rangeOf, readingOf, word, type Range, type Reading } from './reading.ts'
import type { Repeat, RepeatMention } from './repeat-meanings.ts'
import { repeatOf } from './repeats.ts'
import { withOffset } from './offsets.ts'
import { halves, hourOf, PART_OF_DAY } from './parts-of-day.ts'
import { minutesOf, spanOf, timeText } from './spans.ts'
import { timeOf, type TimeMention } from './times.ts'

/** What a line means. Each part stands in `chips`, to be shown and refused one by one. */
export interface Understood {
  readonly title: string
  /** YYYY-MM-DD and HH:MM where the person is. */
  readonly date?: string
  readonly time?: string
  readonly repeat?: Repeat
  readonly labels: readonly string[]
  readonly people: readonly string[]
  readonly priority?: number
  readonly chips: readonly Chip[]
}
export interface Chip extends Range {
  readonly kind: 'date' | 'time' | 'repeat' | 'label' | 'person' | 'priority'
}

const MINUTES_A_DAY = 1_440
const REMIND = word('(?:please )?remind me(?: to(?= )| that)?|ذكرني')

/** Reads a line of quick tasks, Arabic, English or both. `refused` holds the texts of chips that were taken away: they stay text. */
export function understand(typed: string, present: Present, refused: readonly string[] = []): Understood {
  const marks = marksOf(typed).filter((mark) => !refused.includes(typed.slice(mark.start, mark.end)))
  const hidden = [...marks, ...refused.flatMap((text) => rangesOf(typed, text)), ...addressesIn(typed)]
  const reading = readingOf(blank(typed, hidden))
  const when = whenOf(reading.typed, present)
  const chips: Chip[] = [...when.chips, ...marks]
  const words = titleOf(typed, chips)
  if (words !== '') return { ...when.said, ...saidBy(marks), title: words, chips: inOrder(chips) }
  // a day and an hour are no name, a single word may be one
  if (when.chips.length > 1) return { ...when.said, ...saidBy(marks), title: titleOf(typed, marks), chips: inOrder(chips) }
  const onlyMarks = titleOf(typed, marks)
  if (onlyMarks !== '') return { ...saidBy(marks), title: onlyMarks, chips: inOrder(marks) }
  return { title: typed.trim(), labels: [], people: [], chips: [] }
}

interface When {
  readonly said: Pick<Understood, 'date' | 'time' | 'repeat'>
  readonly chips: readonly Chip[]
}

function whenOf(line: string, present: Present): When {
  const whole = readingOf(line)
  const repeat = repeatOf(whole, present)
  const rest = readingOf(repeat ? blank(line, rangesOfRepeat(repeat)) : line)
  const span = spanOf(rest, present)
  if (span?.time !== undefined) return timedSpan(span, span.time, repeat)
  const left = span ? readingOf(blank(rest.typed, [span])) : rest
  const found = datesOf(left, present).map((mention) => withOffset(left, mention))
  const last = repeat && found.find((mention) => untilOf(line, mention) !== undefined)
  const other = found.filter((mention) => mention !== last)
  const dates = span ? [span] : chosen(other, line)
  const dated = dates.at(-1)
  const ended = last ? [{ ...last, start: untilOf(line, last) ?? last.start }] : []
  const time = timeOf(readingOf(blank(rest.typed, [...dates, ...ended])))
  const meant = time && (!time.needsDate || dated || repeat) ? time : undefined
  const clock = meant && clockOf(meant, dates, repeat, rest)
  const begins = dated?.date ?? (repeat && firstOf(repeat, clock, present))
  return {
    said: {
      ...dateAndTime(begins, clock, present, dated === undefined),
      ...(repeat && {
        repeat: { ...recurring(repeat, dated), ...(last && last.date >= (begins ?? '') && { until: last.date }) },
      }),
    },
    chips: chipsOf(repeat, [
      ...[...dates, ...ended].map(({ start, end }) => ({ kind: 'date' as const, start, end })),
      ...(clock ? [{ kind: 'time' as const, start: clock.start, end: clock.end }] : []),
      ...(clock?.beside ? [{ kind: 'time' as const, ...clock.beside }] : []),
    ]),
  }
}

function timedSpan(
  { date, start, end }: Range & { readonly date: string },
  time: string,
  repeat: RepeatMention | undefined,
): When {
  return {
    said: { date, time, ...(repeat && { repeat: repeat.repeat }) },
    chips: chipsOf(repeat, [{ kind: 'date', start, end }]),
  }
}

const UNTIL = /(?:^|(?<= ))(?:until|till|til|through|up to|حتي|لغايه|الي غايه|الي|لحد|لين) $/u
const UNTIL_WITHIN = /^(?:until|till|through|حتي|لغايه|لين) /u

/** Where the words begin that make a date the end of what repeats. */
function untilOf(line: string, { start, end }: Range): number | undefined {
  if (UNTIL_WITHIN.test(readingOf(line.slice(start, end)).plain)) return start
  const before = readingOf(line.slice(0, start))
  const match = UNTIL.exec(before.plain)
  return match ? rangeOf(before, match).start : undefined
}

/** After today, or today where its hour is still to come. */
const firstOf = ({ first, today: may }: RepeatMention, clock: Clock | undefined, { today, now }: Present): string =>
  may && clock && clock.minutes > minutesOf(now) && clock.minutes < MINUTES_A_DAY ? today : first

/** A date beside "every year" or "every month" is the day on which it comes. */
function recurring({ repeat }: RepeatMention, dated: Partial<DateMention> | undefined): Repeat {
  const { anniversary } = dated ?? {}
  const bare = repeat.every === 1 && repeat.monthDay === undefined && repeat.place === undefined
  if (!anniversary || !bare || !['month', 'year'].includes(repeat.unit)) return repeat
  if (repeat.unit === 'month' && anniversary.month !== undefined) return repeat
  return anniversary.month === undefined && repeat.unit === 'year' ? repeat : { ...repeat, ...anniversary }
}

const rangesOfRepeat = (repeat: RepeatMention): readonly Range[] => [repeat, ...(repeat.exception ? [repeat.exception] : [])]

const chipsOf = (repeat: RepeatMention | undefined, others: readonly Chip[]): Chip[] => [
  ...(repeat ? rangesOfRepeat(repeat).map(({ start, end }) => ({ kind: 'repeat' as const, start, end })) : []),
  ...others,
]

const SPAN_OF_DAYS = /^ ?(?:to|until|till|through|and|-|–|الي|حتي|لغايه|لين) ?$/u

/** The last date is meant, with a day of the week beside it. */
function chosen(dates: readonly DateMention[], line: string): DateMention[] {
  const last = dates.at(-1)
  const before = dates.at(-2)
  if (!last) return []
  const gap = before && readingOf(line.slice(before.end, last.start)).plain
  if (before && gap !== undefined && SPAN_OF_DAYS.test(gap))
    return [...chosen(dates.slice(0, -1), line).filter((one) => one !== before), { ...before, end: last.end }]
  if (!before || !/^[\s,،]*$/.test(line.slice(before.end, last.start))) return [last]
  if (before.weekday) return [before, last]
  return last.weekday ? [last, before] : [last]
}

interface Clock extends Range {
  readonly minutes: number
  /** A part of the day that stands beside the date. */
  readonly beside?: Range
}

/** Only white space and commas part two mentions that belong together. */
const together = (typed: string, from: number, to: number): boolean => from <= to && /^[\s,،]*$/u.test(typed.slice(from, to))

/** A part of the day beside a date, a repeat or the hour itself says in which half the hour lies. */
function clockOf(
  time: TimeMention,
  dates: readonly (Range & Partial<DateMention>)[],
  repeat: Range | undefined,
  { typed }: Reading,
): Clock {
  const anchors: readonly Range[] = [...dates, ...(repeat ? [repeat] : []), time]
  const free = blank(typed, anchors)
  const reading = readingOf(free)
  for (const match of reading.plain.matchAll(PART_OF_DAY)) {
    const part = rangeOf(reading, match)
    if (!anchors.some(({ start, end }) => together(typed, end, part.start) || together(typed, part.end, start))) continue
    return time.open ? { ...inHalf(time, halfOf(match[0])), beside: part } : { ...time, beside: part }
  }
  return time.open && dates.some(({ evening }) => evening) ? inHalf(time, NIGHT) : time
}

const NIGHT = 2
const halfOf = (part: string): number => (part === 'night' ? NIGHT : halves.placeOf(part))
const inHalf = (time: TimeMention, half: number): TimeMention => ({
  ...time,
  minutes: hourOf(((Math.floor(time.minutes / 60) - 1) % 12) + 1, half) * 60 + (time.minutes % 60),
})

/** An hour that has passed today belongs to tomorrow, unless a date was said. */
function dateAndTime(
  date: string | undefined,
  clock: Clock | undefined,
  { today, now }: Present,
  free: boolean,
): Pick<Understood, 'date' | 'time'> {
  if (!clock) return date === undefined ? {} : { date }
  const time = timeText(clock.minutes % MINUTES_A_DAY)
  const day = addDays(date ?? today, Math.floor(clock.minutes / MINUTES_A_DAY))
  const passed = free && day === today && clock.minutes < minutesOf(now)
  return { date: passed ? addDays(day, 1) : day, time }
}

const saidBy = (marks: ReturnType<typeof marksOf>): Pick<Understood, 'labels' | 'people' | 'priority'> => {
  const of = (wanted: string) => marks.filter(({ kind }) => kind === wanted).map(({ value }) => value)
  const [priority] = of('priority')
  return { labels: of('label'), people: of('person'), ...(priority !== undefined && { priority: Number(priority) }) }
}

const inOrder = (chips: readonly Chip[]): Chip[] => chips.toSorted((one, other) => one.start - other.start)

function titleOf(typed: string, chips: readonly Range[]): string {
  const reading = readingOf(typed)
  const asked = [...reading.plain.matchAll(REMIND)].map((match) => {
    const start = reading.from[match.index] ?? 0
    return { start, end: reading.from[match.index + match[0].length] ?? typed.length }
  })
  const left = blank(typed, [...chips, ...asked])
    .replaceAll(/\s+/g, ' ')
    .trim()
  return (asked.length > 0 ? left.replace(/^to /, '') : left).replace(/^[,،]\s*|\s*[,،]$/g, '')
}

const blank = (typed: string, ranges: readonly Range[]): string =>
  ranges.reduce((text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end), typed)

const addressesIn = (typed: string): Range[] =>
  [...typed.matchAll(/\S+(?::\/\/|@\p{L}[^\s@]*\.)\S+/gu)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))

function rangesOf(typed: string, text: string): Range[] {
  const start = typed.indexOf(text)
  return start < 0 ? [] : [{ start, end: start + text.length }]
}
