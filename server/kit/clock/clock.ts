/** Business time is a parameter: code asks `ctx.clock`, SQL never asks now(). */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** Instants travel in whole seconds (S9.18). */
export const toSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000)
