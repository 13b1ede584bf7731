import { dayIn, lastDaily, startOfDay } from './working-calendar.ts'

export const SNOOZES = ['hours', 'tomorrow', 'week'] as const
export type Snooze = (typeof SNOOZES)[number]

const HOUR = 3_600
const MORNING = '08:00'

/** Three hours, tomorrow morning, or the morning on which the next week begins, where the reader is. */
export function snoozeUntil(snooze: Snooze, now: number, zone: string, weekStart: number): number {
  if (snooze === 'hours') return now + 3 * HOUR
  let day = nextDay(zone, dayIn(zone, now))
  if (snooze === 'week') while (new Date(`${day}T00:00:00Z`).getUTCDay() !== weekStart) day = nextDay(zone, day)
  return lastDaily(zone, MORNING, startOfDay(zone, day) + 20 * HOUR)
}

/** A day and a half after midnight is the next day, whatever the clocks do. */
const nextDay = (zone: string, day: string): string => dayIn(zone, startOfDay(zone, day) + 36 * HOUR)
