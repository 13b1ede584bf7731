import { expect, test } from 'vitest'
import { steadyOrder } from './steady-order.ts'

const order = (shown: string, rows: string) => steadyOrder(shown.split(''), rows.split(''), (one) => one).join('')

test('a row that a change moved to the top stays where it was', () => {
  expect(order('abcd', 'cabd')).toBe('abcd')
  expect(order('abcd', 'dcba')).toBe('abcd')
})

test('a new row is where the list has it, a row that left is gone, and nothing is shown twice', () => {
  expect(order('abcd', 'xcabd')).toBe('xabcd')
  expect(order('abcd', 'cxad')).toBe('axcd')
  expect(order('abcd', 'efg')).toBe('efg')
  expect(order('', 'ba')).toBe('ba')
})
