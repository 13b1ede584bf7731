import { addDays } from '../hijri.ts'
import { datesOf, type DateMention } from './dates.ts'
import type { Present } from './days.ts'
import { marksOf } from './marks.ts'
import { readingOf, word, type Range } from './reading.ts'
import { repeatOf, type Repeat } from './repeats.ts'
import { minutesOf, spanOf, timeText } from './spans.ts'
import { hourOf, timeOf, type TimeMention } from './times.ts'

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
const PART_OF_DAY = /(?:صباح|morning|مساء|evening)/u

/** Reads a line of quick tasks, Arabic, English or both. `refused` holds the texts of chips that were taken away: they stay text. */
export function understand(typed: string, present: Present, refused: readonly string[] = []): Understood {
  const marks = marksOf(typed).filter((mark) => !refused.includes(typed.slice(mark.start, mark.end)))
  const hidden = [...marks, ...refused.flatMap((text) => rangesOf(typed, text)), ...addressesIn(typed)]
  const reading = readingOf(blank(typed, hidden))
  const when = whenOf(reading.typed, present)
  const chips: Chip[] = [...when.chips, ...marks]
  const words = titleOf(typed, chips)
  if (words !== '') return { ...when.said, ...saidBy(marks), title: words, chips: inOrder(chips) }
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
  const rest = readingOf(repeat ? blank(line, [repeat]) : line)
  const span = spanOf(rest, present)
  if (span) {
    const { date, time } = span
    const chip = { kind: 'date', start: span.start, end: span.end } as const
    return {
      said: { date, ...(time !== undefined && { time }), ...(repeat && { repeat: repeat.repeat }) },
      chips: chipsOf(repeat, [chip]),
    }
  }
  const dates = chosen(datesOf(rest, present), line)
  const dated = dates.at(-1)
  const time = timeOf(readingOf(blank(rest.typed, dates)))
  const meant = time && (!time.needsDate || dated || repeat) ? time : undefined
  const clock = meant && clockOf(meant, dates, line)
  const begins = dated?.date ?? repeat?.first
  return {
    said: {
      ...dateAndTime(begins, clock, present, dated === undefined),
      ...(repeat && { repeat: repeat.repeat }),
    },
    chips: chipsOf(repeat, [
      ...dates.map(({ start, end }) => ({ kind: 'date' as const, start, end })),
      ...(clock ? [{ kind: 'time' as const, start: clock.start, end: clock.end }] : []),
      ...(clock?.beside ? [{ kind: 'time' as const, ...clock.beside }] : []),
    ]),
  }
}

const chipsOf = (repeat: Range | undefined, others: readonly Chip[]): Chip[] => [
  ...(repeat ? [{ kind: 'repeat' as const, start: repeat.start, end: repeat.end }] : []),
  ...others,
]

/** The last date is meant, with a day of the week beside it. */
function chosen(dates: readonly DateMention[], line: string): DateMention[] {
  const last = dates.at(-1)
  const before = dates.at(-2)
  if (!last) return []
  if (!before || !/^[\s,،]*$/.test(line.slice(before.end, last.start))) return [last]
  if (before.weekday) return [before, last]
  return last.weekday ? [last, before] : [last]
}

interface Clock extends Range {
  readonly minutes: number
  /** A part of the day that stands beside the date. */
  readonly beside?: Range
}

function clockOf(time: TimeMention, dates: readonly DateMention[], line: string): Clock {
  if (!time.open) return time
  const hour = Math.floor(time.minutes / 60) % 12
  if (dates.some(({ evening }) => evening)) return { ...time, minutes: hourOf(hour, 1) * 60 + (time.minutes % 60) }
  for (const { start } of dates) {
    const before = line.slice(0, start).match(/(\S+)\s*$/u)
    const said = before && PART_OF_DAY.exec(readingOf(before[1] ?? '').plain)?.[0]
    if (!before || !said) continue
    const half = said === 'صباح' || said === 'morning' ? 0 : 1
    const at = before.index ?? 0
    return {
      ...time,
      minutes: hourOf(hour, half) * 60 + (time.minutes % 60),
      beside: { start: at, end: at + (before[1] ?? '').length },
    }
  }
  return time
}

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
