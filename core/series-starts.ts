/** The one among sorted numbers that is nearest; of two that are as near, the earlier one. */
function nearest(to: number, among: readonly number[]): number | undefined {
  let found: number | undefined
  for (const one of among) if (found === undefined || Math.abs(one - to) < Math.abs(found - to)) found = one
  return found
}

/**
 * Where the beginnings of a series went after its calendar gave it others: one that is gone goes to a new one where each is the nearest
 * of the other and none that stayed lies between them. The rest have no counterpart: they were left out, or came in addition.
 */
export function movedStarts(before: readonly number[], after: readonly number[]): ReadonlyMap<number, number> {
  const [was, is] = [new Set(before), new Set(after)]
  const stayed = before.filter((one) => is.has(one))
  const gone = before.filter((one) => !is.has(one)).toSorted((a, b) => a - b)
  const fresh = after.filter((one) => !was.has(one)).toSorted((a, b) => a - b)
  const moved = new Map<number, number>()
  for (const one of gone) {
    const to = nearest(one, fresh)
    if (to === undefined || nearest(to, gone) !== one) continue
    const [low, high] = [Math.min(one, to), Math.max(one, to)]
    if (stayed.every((start) => start < low || start > high)) moved.set(one, to)
  }
  return moved
}
