import type { Category } from '@diwan/contract/knowledge/schemas/category'

export interface CategoryBranch {
  readonly category: Category
  readonly below: readonly CategoryBranch[]
}

/** The categories as a tree; the portal sends each before those below it. One whose parent is not shown stands at the top. */
export function branchesOf(items: readonly Category[]): CategoryBranch[] {
  const shown = new Set(items.map(({ id }) => id))
  const below = (parent: string | null): CategoryBranch[] =>
    items
      .filter(({ parentId }) => (parentId !== null && shown.has(parentId) ? parentId : null) === parent)
      .map((category) => ({ category, below: below(category.id) }))
  return below(null)
}

/** The categories above one, from the outermost, and itself. */
export function pathTo(items: readonly Category[], id: string | undefined): Category[] {
  const found = items.find((one) => one.id === id)
  return found ? [...pathTo(items, found.parentId ?? undefined), found] : []
}

/** How many levels a branch has. */
export const heightOf = ({ below }: CategoryBranch): number => 1 + Math.max(0, ...below.map(heightOf))

export const branchOf = (branches: readonly CategoryBranch[], id: string): CategoryBranch | undefined =>
  branches.reduce<CategoryBranch | undefined>(
    (found, branch) => found ?? (branch.category.id === id ? branch : branchOf(branch.below, id)),
    undefined,
  )
