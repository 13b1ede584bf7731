import type { Digits } from '@diwan/core/digits'
import { formatTime } from '@diwan/core/formats'

/** `2026-11-22T14:00` or `14:00` as people read it: 2:00 PM. */
export function clockOf(wall: string, digits: Digits): string {
  const [hours = 0, minutes = 0] = wall.slice(-5).split(':').map(Number)
  return formatTime(hours * 3_600 + minutes * 60, { zone: 'UTC', digits })
}
