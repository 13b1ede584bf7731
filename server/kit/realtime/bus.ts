import type { Present, PresenceState } from '@diwan/contract/kit/live'

/** A hint may be lost; gateways also poll. So it carries no fact, only where to look. */
export interface Hint {
  readonly channels?: readonly string[]
  readonly topics?: readonly string[]
  /** People whose rights or sessions changed. */
  readonly people?: readonly string[]
  /** Somebody is there, or gone: said again until it is true no more. */
  readonly presence?: {
    readonly connection: string
    readonly channel: string
    readonly person: Omit<Present, 'state'>
    readonly state: PresenceState | null
  }
}

export interface Bus {
  publish(hint: Hint): void
  subscribe(hear: (hint: Hint) => void): () => void
}

/** One process. PostgreSQL NOTIFY and Redis take the same shape. */
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
