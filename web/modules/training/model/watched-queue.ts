import { learning } from '@diwan/contract/training/endpoints/learning'
import { MAX_SPANS } from '@diwan/contract/training/limits'
import { joined, type Span } from '@diwan/core/training/watched'
import { call } from '../../../kit/call.ts'
import { useInterface } from '../../../kit/interface-state.ts'
import { keepText, keptText } from '../../../kit/kept-text.ts'
import { asProblem } from '../../../kit/problem.ts'
import { queryClient } from '../../../kit/query-client.ts'
import { keepProgress, type Progress } from '../api/learn.ts'
import { without } from './spans.ts'

/** A video as somebody watches it. */
export interface Film {
  /** The course, and the enrolment on it. */
  readonly course: string
  readonly id: string
  readonly lesson: string
}

interface Unsent {
  readonly film: Film
  readonly position: number
  readonly played: readonly Span[]
}

/**
 * What was played and has not reached the portal, by lesson. It is one beacon, however long it waits: the portal believes of each what the
 * time since the one before allows, so many at once would count for little.
 */
type Kept = Readonly<Record<string, Unsent>>
const NAME = 'training/watched'
const NONE: Kept = {}
const keyOf = ({ id, lesson }: Film): string => `${id}/${lesson}`
const all = (): Kept => keptText(NAME, NONE)

export const unsentOf = (film: Film): Unsent | undefined => all()[keyOf(film)]

function keep(film: Film, unsent: Unsent | undefined): void {
  const { [keyOf(film)]: _before, ...others } = all()
  const now = unsent ? { ...others, [keyOf(film)]: unsent } : others
  keepText(NAME, Object.keys(now).length > 0 ? now : undefined)
}

export function noteWatched(film: Film, position: number, span?: Span): void {
  const played = joined([...(unsentOf(film)?.played ?? []), ...(span ? [span] : [])])
  keep(film, { film, position, played })
}

const going = new Set<string>()
/** More was noted while a beacon was on its way. */
const again = new Set<string>()

/**
 * Tells the portal. What cannot be told now stays, and goes with what comes next; what is refused will never count. A page that is left
 * does not wait for what is under way: hearing of the same seconds twice changes nothing.
 */
export async function sendWatched(film: Film, { leaving = false } = {}): Promise<Progress | undefined> {
  const unsent = unsentOf(film)
  if (!unsent || useInterface.getState().preview !== null) return undefined
  if (going.has(keyOf(film)) && !leaving) {
    again.add(keyOf(film))
    return undefined
  }
  const played = unsent.played.slice(0, MAX_SPANS)
  const { id, lesson } = film
  going.add(keyOf(film))
  try {
    const beacon = { id, lesson, position: unsent.position, played: played.map(([from, to]): [number, number] => [from, to]) }
    const now = await call(learning.watched, beacon, { keepalive: leaving })
    settle(film, unsent.position, played)
    keepProgress(queryClient, film.course, now)
    return now
  } catch (error) {
    const { mayPass, status } = asProblem(error)
    if (!mayPass && status !== 401) keep(film, undefined)
    return undefined
  } finally {
    going.delete(keyOf(film))
    if (again.delete(keyOf(film))) void sendWatched(film)
  }
}

/** What has come since it was sent stays to be sent. */
function settle(film: Film, position: number, sent: readonly Span[]): void {
  const now = unsentOf(film)
  if (!now) return
  const played = without(now.played, sent)
  keep(film, played.length > 0 || now.position !== position ? { ...now, played } : undefined)
}

/** What waits of any lesson: from before a reload, or from while there was no connection. */
export function sendAllWatched(): void {
  for (const { film } of Object.values(all())) void sendWatched(film)
}
