/** A hint may be lost; gateways also poll. So it carries no fact, only where to look. */
export interface Hint {
  readonly channels?: readonly string[]
  readonly topics?: readonly string[]
  /** People whose rights or sessions changed. */
  readonly people?: readonly string[]
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
