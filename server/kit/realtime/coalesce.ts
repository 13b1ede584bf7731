/** Coalesces concurrent lookups into one batched query; a result is never older than its request. */
export function coalesce<V>(query: (names: readonly string[]) => Promise<ReadonlyMap<string, V>>) {
  let next: { names: Set<string>; result: Promise<ReadonlyMap<string, V>> } | undefined

  const begin = () => {
    const names = new Set<string>()
    const result = new Promise((resolve) => setImmediate(resolve)).then(() => {
      next = undefined
      return query([...names])
    })
    return { names, result }
  }
  return async (name: string): Promise<V | undefined> => {
    next ??= begin()
    const { names, result } = next
    names.add(name)
    return (await result).get(name)
  }
}
