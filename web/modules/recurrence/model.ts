/** 4 January 1970 was a Sunday. */
const SUNDAY = 3
const DAY_MS = 86_400_000

/** 0 is Sunday. */
export const weekdayName = (tag: string, day: number): string =>
  new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format((SUNDAY + day) * DAY_MS)

/** «1 و15» */
export const monthDaysText = (tag: string, days: readonly number[]): string =>
  new Intl.ListFormat(tag, { type: 'conjunction' }).format(days.map((day) => new Intl.NumberFormat(tag).format(day)))
