import { dayIn, startOfDay } from '@diwan/core/working-calendar'

export const UNTIL = ['never', 'hour', 'hours', 'today'] as const
export type Until = (typeof UNTIL)[number]

const HOUR = 3_600

/** When a status ends by itself, where its person sits; nothing where it stays. */
export function endOf(until: Until, now: number, zone: string): number | null {
  if (until === 'never') return null
  if (until === 'hour') return now + HOUR
  if (until === 'hours') return now + 4 * HOUR
  const midnight = startOfDay(zone, dayIn(zone, now))
  return startOfDay(zone, dayIn(zone, midnight + 36 * HOUR)) // a day and a half later is tomorrow, whatever the clocks do
}
