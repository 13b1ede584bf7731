const FIRST_MS = 250
const LONGEST_MS = 10_000

/** How long to wait before the next try, counted from 1; with full jitter, so that not all come back in one moment. */
export const backOff = (tries: number): number => Math.random() * Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(tries, 10))
