/** What is asked in one moment is asked in one query, begun after the last of the questions: no answer is older than its question. */
export function together<V>(ask: (names: readonly string[]) => Promise<ReadonlyMap<string, V>>) {
  let next: { names: Set<string>; answer: Promise<ReadonlyMap<string, V>> } | undefined

  const begin = () => {
    const names = new Set<string>()
    const answer = new Promise((resolve) => setImmediate(resolve)).then(() => {
      next = undefined
      return ask([...names])
    })
    return { names, answer }
  }
  return async (name: string): Promise<V | undefined> => {
    next ??= begin()
    const { names, answer } = next
    names.add(name)
    return (await answer).get(name)
  }
}
