import type { Change } from '@diwan/contract/kit/event'
import { Present, PresenceState } from '@diwan/contract/kit/live'
import { z } from 'zod'
import type { Actor } from '../access/actor.ts'

const Names = z.array(z.string().max(200)).readonly().optional()

/** What a connection reports of its person on a channel; repeated while it holds, `null` when it ends. */
const PresenceReport = z.object({
  connection: z.string(),
  channel: z.string(),
  person: Present.omit({ state: true }),
  state: PresenceState.nullable(),
})
export type PresenceReport = Readonly<z.infer<typeof PresenceReport>>

/** A hint may be lost; gateways also poll. So it carries no fact, only where to look. */
export const Hint = z.object({
  channels: Names,
  topics: Names,
  /** People whose rights or sessions changed. */
  people: Names,
  /** Not `presence`: a process of an earlier version, which knows fixed states only, passes over this field. */
  presences: z.array(PresenceReport).readonly().optional(),
  /** Hints were lost, nobody knows which: look everywhere again. */
  everything: z.boolean().optional(),
})
export type Hint = Readonly<z.infer<typeof Hint>> & {
  /** Changes just committed on channels it names; delivered within this process alone, which need not read them. */
  readonly fresh?: readonly Change[]
  /** The people who may receive the fresh changes, for channels on which every writer stated it. */
  readonly follows?: ReadonlyMap<string, Follows>
}

/** Whether this person follows a channel, as one transaction found it. */
export type Follows = (person: Actor) => boolean

export interface Bus {
  /** Never throws, and nobody waits for it. */
  publish(hint: Hint): void
  subscribe(hear: (hint: Hint) => void): () => void
}

/** One process, and the part of any bus that stays in it. */
export function memoryBus(): Bus {
  const listeners = new Set<(hint: Hint) => void>()
  return {
    publish: (hint) => {
      for (const hear of listeners) hear(hint)
    },
    subscribe: (hear) => {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
  }
}
