import { addDays } from '@diwan/core/hijri'
import { wallOf } from '@diwan/core/wall-time'

interface Between {
  readonly from: number
  readonly to: number
}

/** The stretches of a day, by the clock, outside of working hours. Nothing for a day without any working hour: it is shaded as a whole. */
export function idleHours(working: readonly Between[], day: string, zone: string): { start: string; end: string }[] {
  const [begin, over] = [`${day}T00:00`, `${addDays(day, 1)}T00:00`]
  const worked = working
    .map(({ from, to }) => ({ start: wallOf(from, zone), end: wallOf(to, zone) }))
    .filter(({ start, end }) => start < over && end > begin)
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
  if (worked.length === 0) return []
  const idle: { start: string; end: string }[] = []
  let at = begin
  for (const { start, end } of worked) {
    if (start > at) idle.push({ start: at, end: start })
    if (end > at) at = end
  }
  if (at < over) idle.push({ start: at, end: over })
  return idle
}
