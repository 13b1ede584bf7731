import { expect, test } from 'vitest'
import { columnsOf, movedTo } from './places.ts'

const place = (key: string, column: number, hidden = false) => ({ key, column, hidden })
const places = [place('a.one', 0), place('b.two', 1), place('c.three', 0, true), place('d.four', 2)]
const keysOf = (columns: { key: string }[][]) => columns.map((column) => column.map(({ key }) => key))

test('a card is put first into another column, or behind a card of it', () => {
  expect(keysOf(columnsOf(movedTo(places, 'a.one', { listId: '1', after: null }, 'desktop'), 'desktop'))).toEqual([
    ['c.three'],
    ['a.one', 'b.two'],
    ['d.four'],
  ])
  expect(keysOf(columnsOf(movedTo(places, 'a.one', { listId: '1', after: 'b.two' }, 'desktop'), 'desktop'))).toEqual([
    ['c.three'],
    ['b.two', 'a.one'],
    ['d.four'],
  ])
})

test('on a phone a card keeps its column of the desktop, and what is hidden stays hidden', () => {
  const moved = movedTo(places, 'd.four', { listId: '0', after: null }, 'phone')
  expect(moved).toEqual([place('d.four', 2), place('a.one', 0), place('b.two', 1), place('c.three', 0, true)])
})
