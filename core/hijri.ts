/** Umm al-Qura, moved by what the organisation announces. It changes what is shown and what recurs, never a stored date. */
export interface HijriRules {
  /** Days; −1 where the month began a day later than calculated. */
  readonly offset: number
  /** Another offset between two days, both included: one month was announced otherwise. */
  readonly months: readonly { readonly from: string; readonly to: string; readonly offset: number }[]
}

export interface HijriDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

export const RAMADAN = 9
export const DAY_SECONDS = 86_400

const formatter = new Intl.DateTimeFormat('en-US-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})

export const dayToSeconds = (isoDay: string): number => Date.parse(`${isoDay}T00:00:00Z`) / 1000
export const secondsToDay = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10)
export const addDays = (isoDay: string, days: number): string => secondsToDay(dayToSeconds(isoDay) + days * DAY_SECONDS)

export function offsetOn(isoDay: string, { offset, months }: HijriRules): number {
  return months.find(({ from, to }) => from <= isoDay && isoDay <= to)?.offset ?? offset
}

export function hijriOf(isoDay: string, rules: HijriRules): HijriDay {
  const announced = dayToSeconds(isoDay) + offsetOn(isoDay, rules) * DAY_SECONDS
  const found = new Map(formatter.formatToParts(announced * 1000).map(({ type, value }) => [type, Number.parseInt(value, 10)]))
  return { year: found.get('year') ?? 0, month: found.get('month') ?? 0, day: found.get('day') ?? 0 }
}
