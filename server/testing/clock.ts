import type { Clock } from '../kit/clock/clock.ts'

export interface TestClock extends Clock {
  set(instant: Date): void
  advance(milliseconds: number): void
}

/** Business time stands still unless a test moves it. */
export function testClock(start: Date): TestClock {
  let at = start.getTime()
  return {
    now: () => new Date(at),
    set: (instant) => {
      at = instant.getTime()
    },
    advance: (milliseconds) => {
      at += milliseconds
    },
  }
}
