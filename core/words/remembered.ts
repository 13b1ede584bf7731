/** So many are remembered, and none that is longer: the same words come in every text. All are forgotten when there are too many. */
const MOST = 5_000
const LONGEST = 60

/** What is always read the same way is read once. */
export function remembering<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const result = read(text)
    if (known.size >= MOST) known.clear()
    if (text.length <= LONGEST) known.set(text, result)
    return result
  }
}
