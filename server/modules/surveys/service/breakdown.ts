import { hiddenBases } from '@diwan/core/fields/hidden-bases'
import { OTHERS } from './gather.ts'
import { areApart, dividing, type Base } from './safe-bases.ts'
import type { SheetSet } from './sheet-set.ts'

interface Broken {
  readonly sheets: SheetSet
  readonly shown: ReadonlySet<string>
}

/**
 * The departments in which each base may be published; `SHEETS` is under no name. Of one base, departments of fewer than `k` stay hidden,
 * and others with them until together they are of `k`. Of two bases, the differences within each department that is shown of both, and
 * within all others together, are of nobody or of at least `k`; otherwise the smaller base is not broken down.
 */
export function breakdownOf(
  bases: readonly Base[],
  { all, parts, buckets, k }: { all: SheetSet; parts: ReadonlyMap<string, SheetSet>; buckets: readonly string[]; k: number },
): Map<string, ReadonlySet<string>> {
  const shownOf = (sheets: SheetSet): Set<string> => {
    const sizes = new Map([...buckets, OTHERS].map((part) => [part, sizeWithin(sheets, parts.get(part))]))
    const hidden = hiddenBases(sizes, k)
    return new Set([...sizes.keys()].filter((part) => !hidden.has(part)))
  }
  const regions = new Map<string, SheetSet[]>()
  const regionsOf = (shown: readonly string[]): SheetSet[] => {
    const name = shown.join()
    const known = regions.get(name)
    if (known) return known
    const own = shown.map((part) => parts.get(part)!)
    const made = [...own, own.reduce((rest, part) => rest.without(part), all)]
    regions.set(name, made)
    return made
  }
  const whole = shownOf(all)
  const broken: Broken[] = [{ sheets: all, shown: whole }]
  const found = new Map<string, ReadonlySet<string>>([['', whole]])
  const divide = dividing(regionsOf([...whole]), k)
  for (const base of bases) {
    const same = broken.find(({ sheets }) => sheets.equals(base.sheets))
    if (same) {
      found.set(base.name, same.shown)
      continue
    }
    const own: Broken = { sheets: base.sheets, shown: shownOf(base.sheets) }
    const isApart = broken.every((other) =>
      regionsOf([...own.shown].filter((part) => other.shown.has(part))).every((region) =>
        areApart(own.sheets.and(region), other.sheets.and(region), k),
      ),
    )
    if (own.shown.size === 0 || !isApart || !divide(base)) continue
    broken.push(own)
    found.set(base.name, own.shown)
  }
  return found
}

const sizeWithin = (sheets: SheetSet, part: SheetSet | undefined): number => (part ? sheets.and(part).size : 0)
