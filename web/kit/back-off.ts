const FIRST = 1_000
const LONGEST = 30_000

/**
 * Each pause is longer than the one before, up to the longest; half of it is by chance, so that after a failure of the portal
 * its people do not all return in the same second.
 */
export function backOff(attempt: number, longest = LONGEST): number {
  const ceiling = Math.min(longest, FIRST * 2 ** attempt)
  return (ceiling + Math.random() * ceiling) / 2
}

export const rest = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })

export const untilOnline = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
