import { Problem } from './problem.ts'

/** Seconds until it is worth asking again. */
const RETRY_AFTER = 3

export interface Alone {
  /** Begins work of a kind for a person; refuses (`still_running`) while they have one of that kind. Answers how to end it. */
  begin(kind: string, person: string): () => void
}

/** Heavy work, one of a kind at a time for each person, in this process. */
export function createAlone(): Alone {
  const running = new Set<string>()
  return {
    begin(kind, person) {
      const name = `${kind} ${person}`
      if (running.has(name)) throw new Problem('still_running', { retryAfter: RETRY_AFTER })
      running.add(name)
      return () => void running.delete(name)
    },
  }
}
