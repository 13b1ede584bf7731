export interface Turns {
  /** Runs the work when it is this person's turn. */
  take<T>(person: string, work: () => Promise<T>): Promise<T>
}

/** So many at once, one at a time for each person; the one served last waits until all others were (H59). */
export function createTurns(atOnce: number): Turns {
  const waiting = new Map<string, (() => void)[]>() // in the order of their next turn
  const served = new Set<string>()

  const next = (): void => {
    if (served.size >= atOnce) return
    const found = [...waiting].find(([person]) => !served.has(person))
    if (!found) return
    const [person, [begin, ...rest]] = found
    putLast(person, rest)
    served.add(person)
    begin?.()
    next()
  }
  const putLast = (person: string, begins: (() => void)[] = []): void => {
    waiting.delete(person)
    if (begins.length > 0) waiting.set(person, begins)
  }
  return {
    async take(person, work) {
      await new Promise<void>((begin) => {
        waiting.set(person, [...(waiting.get(person) ?? []), begin])
        next()
      })
      try {
        return await work()
      } finally {
        served.delete(person)
        putLast(person, waiting.get(person))
        next()
      }
    },
  }
}
