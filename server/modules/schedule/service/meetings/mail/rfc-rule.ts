import type { Recurrence } from '@diwan/core/recurrence'
import { ICalEventRepeatingFreq, ICalWeekday, type ICalRepeatingOptions } from 'ical-generator'
import { RRuleTemporal } from 'rrule-temporal'

const UNITS = {
  day: ICalEventRepeatingFreq.DAILY,
  week: ICalEventRepeatingFreq.WEEKLY,
  month: ICalEventRepeatingFreq.MONTHLY,
  year: ICalEventRepeatingFreq.YEARLY,
} as const
const WEEKDAYS = [
  ICalWeekday.SU,
  ICalWeekday.MO,
  ICalWeekday.TU,
  ICalWeekday.WE,
  ICalWeekday.TH,
  ICalWeekday.FR,
  ICalWeekday.SA,
] as const

/** Every month has it; RFC 5545 leaves out a month that has not, where this portal takes its last day. */
const LAST_SURE_DAY = 28
const isSure = (day: number): boolean => day <= LAST_SURE_DAY

/** The rule as RFC 5545 writes it, where it means the same there; nothing for Hijri and working-day rules and for days that not every month has. */
function plainRule(rule: Recurrence, weekStart: number): Omit<ICalRepeatingOptions, 'count'> | undefined {
  const { unit, every, calendar, weekdays, monthDay, monthDays, month, place, workingDays, daysOff } = rule
  const days = monthDays ?? (monthDay === undefined ? [] : [monthDay])
  if (calendar !== 'gregory' || workingDays || daysOff || !days.every(isSure)) return undefined
  const base = { freq: UNITS[unit], interval: every, startOfWeek: WEEKDAYS[weekStart] ?? ICalWeekday.SU }
  if (unit === 'day') return base
  if (unit === 'week') return weekdays ? { ...base, byDay: weekdays.map((day) => WEEKDAYS[day]!) } : base
  const [weekday] = weekdays ?? []
  const placed = place !== undefined && weekday !== undefined
  return {
    ...base,
    ...(unit === 'year' && month !== undefined && { byMonth: [month] }),
    ...(placed ? { byDay: [WEEKDAYS[weekday]!], bySetPos: [place] } : days.length > 0 && { byMonthDay: [...days] }),
  }
}

/**
 * The rule for calendar programs, if it gives exactly these times by the clock of the zone: what a program repeats must be what the portal
 * keeps, so the rule is followed once by a second reading of the standard.
 */
export function rfcRule(
  rule: Recurrence,
  starts: readonly Date[],
  { zone, weekStart }: { readonly zone: string; readonly weekStart: number },
): ICalRepeatingOptions | undefined {
  const plain = plainRule(rule, weekStart)
  const [first] = starts
  if (!plain || !first) return undefined
  const whole = { ...plain, count: starts.length }
  return followed(whole, first, zone).join() === starts.map((at) => at.getTime()).join() ? whole : undefined
}

function followed({ freq, count, interval, ...by }: ICalRepeatingOptions, first: Date, zone: string): number[] {
  const listOf = <T>(value: T | readonly T[] | undefined): T[] => (value === undefined ? [] : ([value].flat() as T[]))
  const many = {
    byDay: listOf(by.byDay).map(String),
    byMonth: listOf(by.byMonth),
    byMonthDay: listOf(by.byMonthDay),
    bySetPos: listOf(by.bySetPos),
  }
  try {
    const rule = new RRuleTemporal<Temporal.ZonedDateTime>({
      freq,
      count: count!,
      interval: interval!,
      wkst: String(by.startOfWeek),
      dtstart: Temporal.Instant.fromEpochMilliseconds(first.getTime()).toZonedDateTimeISO(zone),
      ...Object.fromEntries(Object.entries(many).filter(([, values]) => values.length > 0)),
    })
    return rule.all().map(({ epochMilliseconds }) => epochMilliseconds)
  } catch {
    return [] // a rule that has to be followed for too long is no plain one
  }
}
