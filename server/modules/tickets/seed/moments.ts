import { addWorkingDays, addWorkingSeconds, type WorkingCalendar } from '@diwan/core/working-calendar'
import type { Story, Step } from './story.ts'

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400]
/** Stories that say nothing of their day are spread from so long ago until so long ago. */
const [OLDEST, YOUNGEST] = [545, 13]

/** Numbers from 0 to 1 that look drawn and are the same in every installation. */
export function drawnFrom(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    const again = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((again ^ (again >>> 14)) >>> 0) / 2 ** 32
  }
}

export interface Times {
  readonly calendar: WorkingCalendar
  /** The last moment anybody worked. */
  readonly end: number
}

/** How long ago each story begins: the untold ones come evenly, in the order in which they are written. */
export function daysAgoOf(stories: readonly Story[]): number[] {
  const untold = stories.filter(({ daysAgo }) => daysAgo === undefined)
  const step = (OLDEST - YOUNGEST) / untold.length
  // Topics are mixed: one after the other they would fill months with printers.
  const place = (index: number) => (index * 37) % (untold.length % 37 === 0 ? untold.length + 1 : untold.length)
  return stories.map((story) => story.daysAgo ?? OLDEST - place(untold.indexOf(story)) * step)
}

/** When the ticket is opened and when each step happens, in working hours and never after the end. */
export function momentsOf({ steps }: Story, daysAgo: number, { calendar, end }: Times, drawn: () => number): number[] {
  const [hour, pauses] = [Math.floor(drawn() * 6 * HOUR), steps.map((step) => pauseBefore(step, drawn()))]
  for (let begin = end - daysAgo * DAY; ; begin -= daysAgo < 1 ? HOUR / 2 : DAY / 2) {
    const moments = [addWorkingSeconds(calendar, begin, daysAgo < 1 ? 0 : hour)!]
    for (const [index, pause] of pauses.entries()) {
      const before = steps[index - 1]
      const from = moments.at(-1)!
      const put = before && laterDays(before)
      moments.push(put ? addWorkingDays(calendar, from, put)! : addWorkingSeconds(calendar, from, pause)!)
    }
    if (moments.at(-1)! < end) return moments
  }
}

export const laterDays = ({ sign, text }: Step): number => (sign === ':' && text.startsWith('later ') ? Number(text.slice(6)) : 0)

/** Staff is quicker than the requester; a solution is tried before it is confirmed. */
function pauseBefore({ sign, text }: Step, luck: number): number {
  if (sign === ':' && text === 'confirm') return (20 + luck * 300) * MINUTE
  if (sign === '+') return (2 + luck * 10) * HOUR
  if (sign === ':') return (3 + luck * 25) * MINUTE
  return (8 + luck * luck * 190) * MINUTE
}
