import type { Category } from '@diwan/contract/knowledge/schemas/category'
import { expect, test } from 'vitest'
import { branchesOf, branchOf, heightOf, pathTo, type CategoryBranch } from './category-tree.ts'

const category = (id: string, parentId: string | null = null) => ({ id, parentId }) as Category
const items = [category('it'), category('mail', 'it'), category('outlook', 'mail'), category('hr'), category('lost', 'hidden')]

test('categories form a tree in the order in which they come', () => {
  const names = (branches: readonly CategoryBranch[]): unknown[] =>
    branches.map(({ category: { id }, below }) => (below.length > 0 ? [id, names(below)] : id))
  expect(names(branchesOf(items))).toEqual([['it', [['mail', ['outlook']]]], 'hr', 'lost'])
})

test('the path to a category begins with the outermost', () => {
  expect(pathTo(items, 'outlook').map(({ id }) => id)).toEqual(['it', 'mail', 'outlook'])
  expect(pathTo(items, 'unknown')).toEqual([])
})

test('the height of a branch counts itself', () => {
  const it = branchOf(branchesOf(items), 'it')
  expect(it && heightOf(it)).toBe(3)
})
