import { addDays, DAY_SECONDS, dayToSeconds } from './hijri.ts'
import { dayIn, instantOf, isWorkingDay, ramadanHoursOn, startOfDay, type WorkingCalendar } from './working-calendar.ts'

/** The time between two instants, in seconds; the end does not belong to it. */
export interface Between {
  readonly start: number
  readonly end: number
}

/** When slots are offered. Days and clock times are those of `zone`; an end that is not later than its start lies on the next day. */
export interface SlotRules {
  readonly zone: string
  readonly dateFrom: string
  readonly dateTo: string
  readonly timeFrom: string
  readonly timeTo: string
  readonly repeatEveryDay: boolean
  /** Days off are left out, and on the days of Ramadan its hours limit the window. */
  readonly workingDaysOnly: boolean
  readonly breaks: readonly { readonly from: string; readonly to: string }[]
  readonly slotMinutes: number
  readonly gapMinutes: number
}

const clockSpan = (zone: string, day: string, { from, to }: { from: string; to: string }): Between => ({
  start: instantOf(zone, day, from),
  end: instantOf(zone, to <= from ? addDays(day, 1) : day, to),
})

/** The whole time of an appointment, without breaks and days off. */
export function wholeTime(
  rules: Pick<SlotRules, 'zone' | 'dateFrom' | 'dateTo' | 'timeFrom' | 'timeTo' | 'repeatEveryDay'>,
): Between {
  const { zone, dateFrom, dateTo, timeFrom, timeTo, repeatEveryDay } = rules
  if (!repeatEveryDay) return { start: instantOf(zone, dateFrom, timeFrom), end: instantOf(zone, dateTo, timeTo) }
  return {
    start: instantOf(zone, dateFrom, timeFrom),
    end: clockSpan(zone, dateTo, { from: timeFrom, to: timeTo }).end,
  }
}

/**
 * The windows of an appointment that overlap a time, whole and in order. Repeated, it has one for each day; otherwise one from its first
 * day to its last, which days off divide.
 */
export function windowsOf(rules: SlotRules, calendar: WorkingCalendar, asked: Between): Between[] {
  const { zone, repeatEveryDay } = rules
  const pieces: Between[] = []
  const whole = wholeTime(rules)
  // A window of one span is divided only by days off, so its pieces have to be known from the beginning on.
  const first = repeatEveryDay ? later(rules.dateFrom, addDays(dayIn(zone, asked.start), -1)) : rules.dateFrom
  // The last piece of one span is read to the end of the next day, so that its slots do not end at midnight.
  const last = earlier(rules.dateTo, addDays(dayIn(zone, asked.end), repeatEveryDay ? 0 : 1))
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (rules.workingDaysOnly && !isWorkingDay(calendar, day)) continue
    const one = repeatEveryDay
      ? clockSpan(zone, day, { from: rules.timeFrom, to: rules.timeTo })
      : intersection(whole, { start: startOfDay(zone, day), end: startOfDay(zone, addDays(day, 1)) })
    const limited = withinRamadan(rules, calendar, day, one).filter(({ start, end }) => start < end)
    pieces.push(...(repeatEveryDay ? joined(limited) : limited))
  }
  // The slots of a repeated appointment are counted from the beginning of each day, even where its days touch.
  return (repeatEveryDay ? pieces : joined(pieces)).filter((one) => overlap(one, asked))
}

/** On each of its days in Ramadan the window is limited by the hours of that day; the part after midnight belongs to the next one. */
function withinRamadan(rules: SlotRules, calendar: WorkingCalendar, day: string, window: Between): Between[] {
  if (!rules.workingDaysOnly) return [window]
  return [day, addDays(day, 1)].flatMap((one) => {
    const part = intersection(window, { start: startOfDay(rules.zone, one), end: startOfDay(rules.zone, addDays(one, 1)) })
    const hours = ramadanHoursOn(calendar, one)
    if (!hours) return [part]
    return hours
      .map(({ from, to }) => intersection(part, { start: instantOf(rules.zone, one, from), end: instantOf(rules.zone, one, to) }))
      .toSorted((a, b) => a.start - b.start)
  })
}

/** All slots of the windows that overlap a time, in order. A step is elapsed time, so a day of 23 hours has fewer of them. */
export function slotsOf(rules: SlotRules, calendar: WorkingCalendar, asked: Between): Between[] {
  const [length, step] = [rules.slotMinutes * 60, (rules.slotMinutes + rules.gapMinutes) * 60]
  const slots: Between[] = []
  for (const window of windowsOf(rules, calendar, asked))
    for (const piece of without(window, breaksIn(rules, window)))
      for (let start = piece.start; start + length <= piece.end; start += step)
        if (start >= asked.start && start < asked.end) slots.push({ start, end: start + length })
  return slots
}

function breaksIn({ zone, breaks }: SlotRules, { start, end }: Between): Between[] {
  const found: Between[] = []
  if (breaks.length === 0) return found
  const last = dayIn(zone, end)
  for (let day = addDays(dayIn(zone, start), -1); day <= last; day = addDays(day, 1))
    found.push(...breaks.map((one) => clockSpan(zone, day, one)))
  return found.toSorted((a, b) => a.start - b.start)
}

/** A slot of a provider that is booked or held. */
export interface Taken extends Between {
  /** Free seats for others who book the same slot of the same appointment; none where it is of another one. */
  readonly left: number
}

/** The times of a provider that are not free. Both lists are in the order of their beginning; `end` of a taken slot includes the gap after it. */
export interface Provided {
  readonly busy: readonly Between[]
  readonly taken: readonly Taken[]
  /** Bookings of the appointment with this provider, by day of its zone. */
  readonly booked: ReadonlyMap<string, number>
}

export interface FreeRules {
  readonly gapMinutes: number
  readonly seats: number
  readonly perDay: number | null
  readonly zone: string
  /** Slots that begin before it are not offered any more. */
  readonly earliest: number
}

export interface FreeSlot extends Between {
  readonly left: number
}

/** Those of the slots that a provider has free. */
export function freeOf(slots: readonly Between[], { busy, taken, booked }: Provided, rules: FreeRules): FreeSlot[] {
  const gap = rules.gapMinutes * 60
  const blocked = joined(
    [...busy].map(({ start, end }) => ({ start: start - gap, end: end + gap })).toSorted((a, b) => a.start - b.start),
  )
  const free: FreeSlot[] = []
  let [nextBusy, nextTaken] = [0, 0]
  for (const slot of slots) {
    if (slot.start < rules.earliest) continue
    while ((blocked[nextBusy]?.end ?? Infinity) <= slot.start) nextBusy += 1
    while ((taken[nextTaken]?.end ?? Infinity) <= slot.start) nextTaken += 1
    if ((blocked[nextBusy]?.start ?? Infinity) < slot.end) continue
    if (rules.perDay !== null && (booked.get(dayIn(rules.zone, slot.start)) ?? 0) >= rules.perDay) continue
    const other = taken[nextTaken]
    const left = !other || other.start >= slot.end + gap ? rules.seats : other.start === slot.start ? other.left : 0
    if (left > 0) free.push({ ...slot, left })
  }
  return free
}

const later = (a: string, b: string): string => (a > b ? a : b)
const earlier = (a: string, b: string): string => (a < b ? a : b)
const overlap = (a: Between, b: Between): boolean => a.start < b.end && b.start < a.end
const intersection = (a: Between, b: Between): Between => ({ start: Math.max(a.start, b.start), end: Math.min(a.end, b.end) })

/** Spans in the order of their beginning, as few as they can be. */
function joined(spans: readonly Between[]): Between[] {
  const all: { start: number; end: number }[] = []
  for (const { start, end } of spans) {
    const before = all.at(-1)
    if (before && start <= before.end) before.end = Math.max(before.end, end)
    else all.push({ start, end })
  }
  return all
}

/** A window without spans that are in the order of their beginning. */
function without(window: Between, spans: readonly Between[]): Between[] {
  const pieces: Between[] = []
  let { start } = window
  for (const span of joined(spans)) {
    if (span.end <= start || span.start >= window.end) continue
    if (span.start > start) pieces.push({ start, end: span.start })
    start = span.end
  }
  if (start < window.end) pieces.push({ start, end: window.end })
  return pieces
}

/** The entries of a job: its whole time, or one for each of its days. */
export const entriesOf = (
  rules: Omit<SlotRules, 'breaks' | 'slotMinutes' | 'gapMinutes'>,
  calendar: WorkingCalendar,
): Between[] => windowsOf({ ...rules, breaks: [], slotMinutes: 0, gapMinutes: 0 }, calendar, wholeTime(rules))

/** How many days of the calendar there are from one to another, both included. */
export const daysBetween = (from: string, to: string): number => (dayToSeconds(to) - dayToSeconds(from)) / DAY_SECONDS + 1
