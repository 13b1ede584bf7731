/**
 * Of figures that are shown beside their sum, which parts stay hidden so that nobody can reckon one of fewer than `k`: those
 * parts themselves, and the next smallest ones while all that is hidden together is still of fewer than `k`. Parts of the same size
 * are taken in the order of their names, so that the same figures hide the same parts.
 */
export function hiddenBases(bases: ReadonlyMap<string, number>, k: number): Set<string> {
  const rising = [...bases].toSorted(([one, n], [other, m]) => n - m || (one < other ? -1 : 1))
  const sum = rising.reduce((all, [, n]) => all + n, 0)
  if (sum < k) return new Set(bases.keys())
  const hidden = new Set<string>()
  let together = 0
  for (const [name, n] of rising) {
    if (n >= k && (together === 0 || together >= k)) break
    hidden.add(name)
    together += n
  }
  return hidden
}
