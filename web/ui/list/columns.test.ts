import { expect, test } from 'vitest'
import { columnsIn, tellingColumns, type Column, type KeptColumns } from './columns.ts'

const cell = () => null
const columns: readonly Column<object>[] = [
  { name: 'id', head: '', cell, width: 62 },
  { name: 'subject', head: '', cell },
  { name: 'requester', head: '', cell, width: 144, rank: 1 },
  { name: 'group', head: '', cell, width: 140, rank: 0, optional: true },
  { name: 'status', head: '', cell, width: 104 },
  { name: 'updated', head: '', cell, width: 88, rank: 2 },
]
const namesIn = (table: number, window = 1280, kept: KeptColumns = {}) =>
  columnsIn(columns, kept, { table, window, before: 28 }).map(({ name }) => name)

test('where there is room every column stands but the optional ones', () => {
  expect(namesIn(1036)).toEqual(['id', 'subject', 'requester', 'status', 'updated'])
  expect(namesIn(1196, 1440)).toEqual(['id', 'subject', 'requester', 'group', 'status', 'updated'])
})

test('without room the lowest rank gives way first, and what has no rank never does', () => {
  expect(namesIn(800)).toEqual(['id', 'subject', 'status', 'updated'])
  expect(namesIn(560)).toEqual(['id', 'subject', 'status'])
  expect(namesIn(300)).toEqual(['id', 'subject', 'status'])
})

test('a title that needs less leaves its room to the others', () => {
  const short = columns.map((column) => (column.name === 'subject' ? { ...column, least: 240 } : column))
  expect(columnsIn(short, {}, { table: 800, window: 1280, before: 28 }).map(({ name }) => name)).toEqual([
    'id',
    'subject',
    'requester',
    'status',
    'updated',
  ])
})

test('what somebody chose is shown and hidden, and a wider column takes its room', () => {
  expect(namesIn(1196, 1280, { shown: { group: true, requester: false } })).toEqual([
    'id',
    'subject',
    'group',
    'status',
    'updated',
  ])
  expect(namesIn(1036, 1280, { widths: { updated: 300 } })).toEqual(['id', 'subject', 'status', 'updated'])
})

test('an optional column with no value, or the same in many rows, gives way unless somebody chose it', () => {
  const group: Column<string> = { name: 'group', head: '', cell, optional: true, comparable: (value) => value }
  const shown = (rows: readonly string[], kept: KeptColumns = {}) => tellingColumns([group], kept, rows).length === 1
  expect([shown([]), shown(['a', 'b']), shown(['a', 'a'])]).toEqual([true, true, true])
  expect([shown(['', '']), shown(Array.from({ length: 5 }, () => 'a'))]).toEqual([false, false])
  expect(shown(['', ''], { shown: { group: true } })).toBe(true)
})

test('a column that always stands gives way only where no row has a value', () => {
  const unit: Column<string> = { name: 'unit', head: '', cell, comparable: (value) => value }
  const shown = (...rows: readonly string[]) => tellingColumns([unit], {}, rows).length === 1
  expect([shown(), shown('', ''), shown('', 'a'), shown('a', 'a', 'a', 'a', 'a')]).toEqual([true, false, true, true])
})
