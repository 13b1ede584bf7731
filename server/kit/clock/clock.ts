/** Business time is a parameter: code asks `ctx.clock`, SQL never asks now(). */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** The seconds until then, rounded up, and at least one. */
export const secondsUntil = (then: Date, now: Date): number => Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1_000))

/** Instants travel in whole seconds (S9.18). */
export const toSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000)
