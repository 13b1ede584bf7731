import type { QuickTask } from '@diwan/contract/quick-tasks/schemas'
import { expect, test } from 'vitest'
import { groupsOf } from './use-groups.ts'

const onDays = (...days: (string | null)[]) => days.map((day, at) => ({ id: String(at), day }) as unknown as QuickTask)
const shown = (view: 'today' | 'upcoming' | 'someday', ...days: (string | null)[]) =>
  groupsOf(onDays(...days), view, '2026-11-24').map(({ name, rows }) => [name, rows.length])

test('what is overdue stands together above today', () => {
  expect(shown('today', '2026-11-01', '2026-11-23', '2026-11-24')).toEqual([
    ['overdue', 2],
    ['today', 1],
  ])
})

test('what is to come stands under its day, and what has none in one list', () => {
  expect(shown('upcoming', '2026-11-25', '2026-11-25', '2026-12-01')).toEqual([
    ['2026-11-25', 2],
    ['2026-12-01', 1],
  ])
  expect(shown('someday', null, null)).toEqual([['all', 2]])
})
