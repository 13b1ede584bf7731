import type { WidgetContent } from '@diwan/contract/kit/widgets'
import { expect, test } from 'vitest'
import { bandsOf, columnsOf, movedTo } from './places.ts'

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

test('figures stand where they were put among the cards of their column, over the whole width', () => {
  const of = (key: string, column: number, content: WidgetContent) => ({ ...place(key, column), content })
  const card = (key: string, column: number) => of(key, column, { shape: 'text', title: key, text: '', path: '/' })
  const figures = of('figures', 0, { shape: 'figures', items: [] })
  const keys = (device: 'desktop' | 'phone', ...widgets: (typeof figures)[]) => keysOf(bandsOf(widgets, device))
  const [left, right] = [card('left', 0), card('right', 1)]
  expect(keys('desktop', figures, left, right)).toEqual([['figures'], ['left', 'right']])
  expect(keys('desktop', right, figures, left)).toEqual([['figures'], ['right', 'left']])
  expect(keys('desktop', left, figures, right)).toEqual([['left'], ['figures'], ['right']])
  expect(keys('phone', right, figures, left)).toEqual([['right'], ['figures'], ['left']])
})
