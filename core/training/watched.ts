/** Seconds of a video from one up to, but without, another: a range of an `int4multirange`. */
export type Span = readonly [from: number, to: number]

/** What a player says that it played is believed up to twice the time that went by, and this many seconds more. */
const GRACE_S = 5
const FASTEST = 2
/** Stopping and resuming may lie this far apart; what is between counts as played, or nobody would reach the end. */
const SEAM_S = 1
const ENOUGH_PERCENT = 95

/** Rising, apart and not empty, as the database keeps them. */
export function joined(spans: readonly Span[]): Span[] {
  const found: Span[] = []
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    const last = found.at(-1)
    if (to <= from) continue
    if (last && from <= last[1]) found[found.length - 1] = [last[0], Math.max(last[1], to)]
    else found.push([from, to])
  }
  return found
}

export const secondsOf = (spans: readonly Span[]): number => joined(spans).reduce((sum, [from, to]) => sum + to - from, 0)

/** How far it was watched: playing may begin anywhere up to here. */
export const furthest = (spans: readonly Span[]): number => spans.reduce((end, [, to]) => Math.max(end, to), 0)

export interface Beacon {
  readonly played: readonly Span[]
  /** Of the whole video. */
  readonly length: number
  /** Seconds on the clock of the server since the beacon before, and since the first one. */
  readonly sinceLast: number
  readonly sinceFirst: number
}

/**
 * What is covered after a beacon. What begins past the furthest point was skipped to and does not count. No one beacon counts for
 * more than the time since the one before allows, nor do all of them together for more than the time since the first: otherwise many
 * beacons at once would have their grace each.
 */
export function credited(covered: readonly Span[], { played, length, sinceLast, sinceFirst }: Beacon): Span[] {
  let known = joined(covered)
  const allowed = (passed: number): number => Math.floor(Math.max(0, passed) * FASTEST) + GRACE_S
  let left = Math.min(allowed(sinceLast), allowed(sinceFirst) - secondsOf(known))
  for (const [from, to] of joined(played.map((span) => within(span, length)))) {
    if (from > furthest(known) + SEAM_S) break
    for (const gap of gaps(known, [Math.min(from, furthest(known)), to])) {
      if (left <= 0) return known
      const end = Math.min(gap[1], gap[0] + left)
      left -= end - gap[0]
      known = joined([...known, [gap[0], end]])
    }
  }
  return known
}

export const isWatched = (covered: readonly Span[], length: number): boolean =>
  length > 0 && secondsOf(covered) * 100 >= length * ENOUGH_PERCENT

/** Where playback resumes: never past what was watched. */
export const resumedAt = (covered: readonly Span[], position: number): number =>
  Math.min(Math.max(0, Math.floor(position)), furthest(covered))

/** In whole seconds of the video. */
const within = ([from, to]: Span, length: number): Span => [
  Math.max(0, Math.floor(from)),
  Math.min(Math.floor(length), Math.floor(to)),
]

/** The parts of a span that are not known yet. */
function gaps(known: readonly Span[], [from, to]: Span): Span[] {
  const found: Span[] = []
  let at = from
  for (const [start, end] of known) {
    if (start > at) found.push([at, Math.min(start, to)])
    at = Math.max(at, end)
    if (at >= to) break
  }
  if (at < to) found.push([at, to])
  return found.filter(([start, end]) => end > start)
}
