import type { SheetSet } from './sheet-set.ts'

/** The sheets that answered a question, a row of a table, or wrote a text. */
export interface Base {
  readonly name: string
  readonly sheets: SheetSet
  /** Whether an answer to another question decides if this one is asked. */
  readonly conditional: boolean
}

export const isSafe = (sheets: number, k: number): boolean => sheets === 0 || sheets >= k

/** Whether two questions that ask the same give away nothing about fewer than `k` of these sheets. */
export const areApart = (one: SheetSet, other: SheetSet, k: number): boolean =>
  isSafe(one.countWithout(other), k) && isSafe(other.countWithout(one), k)

/**
 * The names of the bases that may be published beside each other and beside the number of all sheets. An editor who asks one question twice,
 * once of everyone and once under a condition, reads the answers of the difference; so a difference of two bases, and the complement of
 * one, is of nobody or of at least `k`. Larger bases come first, in the order of the questions.
 */
export function safeBases(bases: readonly Base[], all: SheetSet, k: number): Set<string> {
  const published: SheetSet[] = [all]
  const names = new Set<string>()
  const divide = dividing([all], k)
  const sized = bases.map((base) => ({ ...base, size: base.sheets.size }))
  for (const base of sized.toSorted((one, other) => other.size - one.size)) {
    // Most questions are answered by the same people: the rows of a table are then compared with one base and not with each other.
    const isKnown = published.some((other) => other.equals(base.sheets))
    if (isKnown && base.size >= k) names.add(base.name)
    if (isKnown || base.size < k || !published.every((other) => areApart(base.sheets, other, k)) || !divide(base)) continue
    published.push(base.sheets)
    names.add(base.name)
  }
  return names
}

/**
 * Several conditions can divide everyone so that only their questions together leave a few people over. The groups that the conditional
 * bases divide all sheets into are therefore of at least `k`. The answer takes the next base, and tells whether it may be published.
 */
export function dividing(whole: readonly SheetSet[], k: number): (base: Base) => boolean {
  let groups = whole
  return ({ sheets, conditional }) => {
    if (!conditional) return true
    const divided = groups.flatMap((group) => [group.and(sheets), group.without(sheets)]).filter(({ size }) => size > 0)
    if (!divided.every(({ size }) => size >= k)) return false
    groups = divided
    return true
  }
}
