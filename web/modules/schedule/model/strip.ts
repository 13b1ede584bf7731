import type { FreeBusy } from '@diwan/contract/schedule/schemas/free'
import { showDigits, type Digits } from '@diwan/core/digits'
import { wallOf, wallSpan } from '@diwan/core/wall-time'
import { instantOf } from '@diwan/core/working-calendar'
import { shownHours, type Minutes } from './place-times.ts'

const HOUR = 60
const DAY_MINUTES = 1_440

/** A time of a row that is taken, in minutes of the day. */
export interface TakenTime extends Minutes {
  readonly state: 'busy' | 'maybe' | 'away'
}

/** One person or room on the day of a meeting, by the clock that the strip shows. */
export interface StripRow {
  readonly id: string
  readonly kind: 'person' | 'room'
  readonly name: string
  readonly photo: string | null
  /** The zone of a person whose clock shows another time. */
  readonly zone: string | null
  readonly taken: readonly TakenTime[]
  /** Hours in which a person works; a room has none. */
  readonly working: readonly Minutes[] | null
}

const pad = (value: number): string => String(value).padStart(2, '0')
export const timeOf = (minutes: number): string => `${pad(Math.floor(minutes / HOUR) % 24)}:${pad(minutes % HOUR)}`
export const minutesIn = (time: string): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3, 5))

/** Two instants as minutes of a day; nothing where they lie on other days. */
export function minutesOf(from: number, to: number, day: string, zone: string): Minutes | undefined {
  const { start, end } = wallSpan(from, to, zone)
  const on = (wall: string) => (wall < day ? 0 : wall.slice(0, 10) > day ? DAY_MINUTES : minutesIn(wall.slice(11)))
  const found = { start: on(start), end: on(end) }
  return found.end > found.start ? found : undefined
}

const within = <More extends object>(found: Minutes | undefined, more: More) => (found ? [{ ...found, ...more }] : [])

/** The rows of a strip: people in the order of the answer, then the room. */
export function rowsOf(
  answer: FreeBusy,
  day: string,
  zone: string,
  nameOf: (room: { nameAr: string; nameEn: string }) => string,
) {
  const here = instantOf(zone, day, '12:00')
  const people = answer.people.map(({ person, zone: theirs, spans, working }): StripRow => ({
    id: person.id,
    kind: 'person',
    name: person.fullName,
    photo: person.photo ?? null,
    zone: wallOf(here, theirs) === wallOf(here, zone) ? null : theirs,
    taken: spans.flatMap(({ state, startsAt, endsAt }) => within(minutesOf(startsAt, endsAt, day, zone), { state })),
    working: working.flatMap(({ from, to }) => within(minutesOf(from, to, day, zone), {})),
  }))
  if (!answer.room) return people
  const { room, taken } = answer.room
  const row: StripRow = {
    id: room.id,
    kind: 'room',
    name: nameOf(room),
    photo: null,
    zone: null,
    taken: taken.flatMap(({ from, to }) => within(minutesOf(from, to, day, zone), { state: 'busy' as const })),
    working: null,
  }
  return [...people, row]
}

/** The hours that a strip shows: those in which anybody works, with an hour around them, and the chosen time. */
export function stripHours(answer: Pick<FreeBusy, 'people'>, chosen: Minutes | undefined, day: string, zone: string): Minutes {
  return shownHours(
    answer.people.flatMap(({ working }) => working),
    chosen ? [chosen] : [],
    day,
    zone,
  )
}

export const overlaps = (one: Minutes, other: Minutes): boolean => one.start < other.end && other.start < one.end

/** The rows whose time is taken while the meeting lasts, and from when. */
export function conflictsOf(rows: readonly StripRow[], chosen: Minutes): { row: StripRow; from: number }[] {
  return rows.flatMap((row) => {
    const taken = row.taken.find((one) => one.state !== 'maybe' && overlaps(one, chosen))
    return taken ? [{ row, from: Math.max(0, taken.start) }] : []
  })
}

export interface HourMark {
  readonly minute: number
  readonly own: string
  readonly other: string | null
}

/** More names than these would touch each other. */
const MOST_STEPS = 10

/** The hours along the strip, every second or third of a long one, and the clock of another zone under each; the half of the day is named where it begins. */
export function hourMarks(shown: Minutes, day: string, zones: { own: string; other: string | null }, digits: Digits): HourMark[] {
  const marks: HourMark[] = []
  let before: string | undefined
  let beforeOther: string | undefined
  const step = HOUR * Math.ceil((shown.end - shown.start) / HOUR / MOST_STEPS)
  for (let minute = shown.start; minute <= shown.end; minute += step) {
    const own = timeOf(minute)
    const there =
      zones.other && wallOf(instantOf(zones.own, day, own) + (minute === DAY_MINUTES ? DAY_MINUTES * HOUR : 0), zones.other)
    const other = there ? there.slice(11) : null
    marks.push({ minute, own: hourText(own, before, digits), other: other && hourText(other, beforeOther, digits) })
    before = own
    beforeOther = other ?? undefined
  }
  return marks
}

const halfOf = (time: string): string => (time < '12:00' ? 'AM' : 'PM')

function hourText(time: string, before: string | undefined, digits: Digits): string {
  const hour = Number(time.slice(0, 2)) % 12 || 12
  const text = showDigits(time.endsWith(':00') ? String(hour) : `${hour}:${time.slice(3)}`, digits)
  return before === undefined || halfOf(before) !== halfOf(time) ? `${text} ${halfOf(time)}` : text
}

const STEP = 15
const PAGE = 60

/** Where a key moves the beginning of the chosen time; undefined for keys that do not move it. */
export function steppedStart(
  key: string,
  start: number,
  { ahead, shown, minutes }: { ahead: 1 | -1; shown: Minutes; minutes: number },
): number | undefined {
  const last = Math.max(shown.start, shown.end - minutes)
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: start + ahead * STEP,
    ArrowLeft: start - ahead * STEP,
    ArrowUp: start + STEP,
    ArrowDown: start - STEP,
    PageUp: start + PAGE,
    PageDown: start - PAGE,
    Home: shown.start,
    End: last,
  }
  const moved = moves[key]
  return moved === undefined ? undefined : Math.min(Math.max(moved, shown.start), last)
}

/** The quarter of an hour that lies so far along the strip. */
export function startAt(part: number, shown: Minutes, minutes: number): number {
  const at = shown.start + part * (shown.end - shown.start)
  const last = Math.max(shown.start, shown.end - minutes)
  return Math.min(Math.max(Math.round(at / STEP) * STEP, shown.start), last)
}
