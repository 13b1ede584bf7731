const FIRST = 1_000
const LONGEST = 30_000

/** Full jitter: after a failure of the portal its people do not all return in the same second. */
export function backOff(attempt: number, longest = LONGEST): number {
  return Math.random() * Math.min(longest, FIRST * 2 ** attempt)
}
