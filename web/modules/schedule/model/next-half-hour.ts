import { wallOf } from '@diwan/core/wall-time'

const HALF_HOUR = 1_800

/** The next half hour on the clock of a zone: a new meeting begins with it. */
export function nextHalfHour(now: number, zone: string): { readonly day: string; readonly time: string } {
  const wall = wallOf(Math.ceil((now + 1) / HALF_HOUR) * HALF_HOUR, zone)
  return { day: wall.slice(0, 10), time: wall.slice(11) }
}
