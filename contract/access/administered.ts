import { matrixFlags, flagParts } from './matrix.ts'
import type { Relation } from './vocabulary.ts'

/** The relations that reach beyond what is one's own, shared with oneself or addressed to oneself. */
const WIDE: readonly Relation[] = ['group', 'department', 'tree', 'all']
/** The modules whose records are administered on the page of another one. */
const pages: Readonly<Record<string, string>> = { users: 'departments', titles: 'departments', partners: 'departments' }

/**
 * The right to open the administration of a module is the condition of every right that is used there: a relation that reaches over units,
 * unless the user area needs it as well, because every user begins with it. Returns the name of the condition, or nothing where a
 * relation of a right has none.
 */
export function conditionOf(name: string, relation: Relation): string | undefined {
  const { module, flag } = flagParts(name)
  if (flag === 'enter' || flag === 'administer' || !WIDE.includes(relation)) return undefined
  const condition = `${pages[module] ?? module}.administer`
  const right = matrixFlags.get(name)
  if (!right || right.reserved || !matrixFlags.has(condition)) return undefined
  return right.cells[0]?.split(' ').includes(relation) ? undefined : condition
}

/** The rights that take effect, of those that a person holds. */
export function effectiveRights(held: ReadonlyMap<string, ReadonlySet<Relation>>): Map<string, ReadonlySet<Relation>> {
  const isUsable = (name: string) => (relation: Relation) => {
    const condition = conditionOf(name, relation)
    return condition === undefined || (held.get(condition)?.size ?? 0) > 0
  }
  return new Map(
    [...held].flatMap(([name, relations]) => {
      const usable = [...relations].filter(isUsable(name))
      if (usable.length === 0) return []
      return [[name, usable.length === relations.size ? relations : new Set(usable)] as const]
    }),
  )
}
