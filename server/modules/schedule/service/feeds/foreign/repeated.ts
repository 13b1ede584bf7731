import { RRuleTemporal } from 'rrule-temporal'

/** The instant at which the clocks of a zone show a time, both in seconds; the time is counted as if the clocks showed UTC. */
export type Zone = (wall: number) => number

/** Seconds. */
export interface Window {
  readonly from: number
  readonly to: number
}

const FREQUENCIES = ['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY', 'HOURLY', 'MINUTELY', 'SECONDLY'] as const
const DAY = 86_400

type Parts = Readonly<Record<string, unknown>>
const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value])
const numbers = (value: unknown): number[] => listOf(value).map(Number)

/**
 * The times of a rule (RFC 5545) in a window, by the clocks of its zone and as seconds of a clock that shows UTC; nothing where the rule
 * cannot be kept. A rule of another calendar (RSCALE) cannot: the library would take its days for Gregorian ones.
 */
export function repeated(begins: number, rule: unknown, { from, to }: Window, zone: Zone): number[] | undefined {
  const parts = (rule ?? {}) as Parts
  const freq = FREQUENCIES.find((one) => one === parts['freq'])
  const scale = parts['rscale']
  if (!freq || (scale !== undefined && (typeof scale !== 'string' || scale.toUpperCase() !== 'GREGORIAN'))) return undefined
  const until = untilOf(parts['until'], zone)
  const many = {
    byHour: numbers(parts['byhour']),
    byMinute: numbers(parts['byminute']),
    bySecond: numbers(parts['bysecond']),
    byMonth: numbers(parts['bymonth']),
    byMonthDay: numbers(parts['bymonthday']),
    byYearDay: numbers(parts['byyearday']),
    byWeekNo: numbers(parts['byweekno']),
    bySetPos: numbers(parts['bysetpos']),
    byDay: listOf(parts['byday']).map(String),
  }
  return timesOf(
    {
      freq,
      dtstart: clock(begins),
      ...(parts['interval'] !== undefined && { interval: Number(parts['interval']) }),
      ...(parts['count'] !== undefined && { count: Number(parts['count']) }),
      ...(until !== undefined && { until: clock(until) }),
      ...(typeof parts['wkst'] === 'string' && { wkst: parts['wkst'] }),
      ...Object.fromEntries(Object.entries(many).filter(([, values]) => values.length > 0)),
    },
    { from: from - DAY, to: to + DAY },
  )
}

/** The library throws where a rule makes no sense, or has to be followed for too long. */
function timesOf(
  rule: ConstructorParameters<typeof RRuleTemporal<Temporal.ZonedDateTime>>[0],
  { from, to }: Window,
): number[] | undefined {
  try {
    const found = new RRuleTemporal<Temporal.ZonedDateTime>(rule).between(new Date(from * 1000), new Date(to * 1000), true)
    return found.map(({ epochMilliseconds }) => epochMilliseconds / 1000)
  } catch {
    return undefined
  }
}

const clock = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000).toZonedDateTimeISO('UTC')

/** The last time of a rule, by the clocks of its zone: it is written in UTC, or as a day. */
function untilOf(value: unknown, zone: Zone): number | undefined {
  if (typeof value !== 'string') return undefined
  const seconds = Date.parse(value.length === 10 ? `${value}T23:59:59Z` : value.endsWith('Z') ? value : `${value}Z`) / 1000
  if (!Number.isFinite(seconds) || !value.endsWith('Z')) return Number.isFinite(seconds) ? seconds : undefined
  return seconds + (seconds - zone(seconds)) // what the clocks show at that instant, to within a change of the clocks
}
