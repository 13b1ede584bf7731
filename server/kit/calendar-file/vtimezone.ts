import { offsetAt } from '@diwan/core/working-calendar'

const DAY = 86_400

interface Change {
  /** The first second of the new offset. */
  readonly at: number
  readonly before: number
  readonly after: number
}

/**
 * A zone as a calendar file states it (RFC 5545, 3.6.5), from what Intl knows: each change of its clocks between two instants stands by
 * itself, so that no rule has to be guessed.
 */
export function vtimezone(zone: string, from: number, to: number): string {
  const changes = changesIn(zone, from, to)
  const begins = { at: from, before: offsetAt(zone, from), after: offsetAt(zone, from) }
  const least = Math.min(...[begins, ...changes].map(({ after }) => after))
  const isSummer = ({ after }: Change) => changes.length > 0 && after > least
  const parts = [begins, ...changes].map((change) => observance(isSummer(change) ? 'DAYLIGHT' : 'STANDARD', change))
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts.flat(), 'END:VTIMEZONE'].join('\r\n')
}

const observance = (name: string, { at, before, after }: Change): string[] => [
  `BEGIN:${name}`,
  `DTSTART:${new Date((at + before) * 1000).toISOString().slice(0, 19).replace(/[-:]/g, '')}`,
  `TZOFFSETFROM:${offsetText(before)}`,
  `TZOFFSETTO:${offsetText(after)}`,
  `END:${name}`,
]

function offsetText(offset: number): string {
  const [hours, minutes, seconds] = [3_600, 60, 1].map(
    (unit) => Math.floor(Math.abs(offset) / unit) % (unit === 3_600 ? 100 : 60),
  )
  const two = (part = 0): string => String(part).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${two(hours)}${two(minutes)}${seconds ? two(seconds) : ''}`
}

/** Clocks are changed at most once a day. */
function changesIn(zone: string, from: number, to: number): Change[] {
  const changes: Change[] = []
  for (let day = from; day < to; day += DAY) {
    const [before, after] = [offsetAt(zone, day), offsetAt(zone, day + DAY)]
    if (before !== after) changes.push({ at: changeBetween(zone, day, day + DAY, before), before, after })
  }
  return changes
}

/** Halves the time in which the offset stops being that of the beginning. */
function changeBetween(zone: string, from: number, to: number, before: number): number {
  let [low, high] = [from, to]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(zone, middle) === before) low = middle
    else high = middle
  }
  return high
}
