import { expect, test } from 'vitest'
import { judge, type Exception } from './finding.ts'
import { treeOf } from './tree.ts'

const rule = { name: 'size', find: () => [{ path: 'core/a.ts', line: 3, what: 'is too long' }] }
const judged = (...exceptions: Exception[]) => judge(treeOf([]), [rule], exceptions)

test('a finding names its place and its rule', () => {
  expect(judged()).toEqual(['core/a.ts:3  size: is too long'])
})

test('an exception excuses a file, or a folder, and one rule', () => {
  expect(judged({ rule: 'size', path: 'core/a.ts', because: 'it is a table' })).toEqual([])
  expect(judged({ rule: 'size', path: 'core/', about: 'long', because: 'it is a table' })).toEqual([])
  expect(judged({ rule: 'name', path: 'core/a.ts', because: 'it is a table' })).toHaveLength(2)
})

test('an exception that excuses nothing is to be removed', () => {
  const used = { rule: 'size', path: 'core/a.ts', because: 'it is a table' }
  expect(judged(used, { ...used, about: 'short' })).toEqual([
    'core/a.ts  size: the exception about "short" is no longer needed; remove it',
  ])
})
