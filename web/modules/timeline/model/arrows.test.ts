import type { Bar } from '@diwan/contract/timeline/schemas'
import { expect, test } from 'vitest'
import { arrowsOf, MAX_ARROWS } from './arrows.ts'
import { rowsOf } from './rows.ts'
import { numberOf } from './scale.ts'

const bar = (id: string, startDate: string, dueDate: string, waitsFor?: Bar['waitsFor']): Bar => ({
  id,
  kind: 'task',
  type: 'task',
  title: id,
  path: '/',
  startDate,
  dueDate,
  progress: null,
  done: false,
  person: null,
  group: null,
  movable: true,
  ...(waitsFor && { waitsFor }),
})
const drawing = (bars: readonly Bar[], shown = { from: 0, to: 99 }) => ({
  rows: rowsOf(bars, [], new Set()),
  shown,
  canvas: { from: numberOf('2026-11-01'), to: numberOf('2026-12-31') },
  dayPx: 10,
  rowPx: 40,
  datesOf: (one: Bar) => one,
})

test('an arrow leads from the end of one to the beginning of what waits for it', () => {
  const bars = [bar('a', '2026-11-02', '2026-11-03'), bar('b', '2026-11-08', '2026-11-09', [{ id: 'a', kind: 'FS' }])]
  expect(arrowsOf(drawing(bars))).toEqual([
    { id: 'a b', leavesEndOf: 'a', path: 'M30 20H40V60H70', head: { x: 70, y: 60, ahead: true }, against: false },
  ])
})

test('what lies earlier than it may is marked, and the line goes around', () => {
  const bars = [bar('a', '2026-11-02', '2026-11-09'), bar('b', '2026-11-04', '2026-11-05', [{ id: 'a', kind: 'FS' }])]
  expect(arrowsOf(drawing(bars))).toMatchObject([{ path: 'M90 20H100V40H20V60H30', against: true }])
})

test('ends wait for ends on the far side of both', () => {
  const bars = [bar('a', '2026-11-02', '2026-11-03'), bar('b', '2026-11-04', '2026-11-05', [{ id: 'a', kind: 'FF' }])]
  expect(arrowsOf(drawing(bars))).toMatchObject([{ path: 'M30 20H60V60H50', head: { x: 50, ahead: false } }])
})

test('only what touches a drawn row is drawn, and never more than can be read', () => {
  const first = bar('0', '2026-11-01', '2026-11-01')
  const rest = Array.from({ length: 400 }, (_none, n) => bar(`n${n}`, '2026-11-02', '2026-11-02', [{ id: '0', kind: 'FS' }]))
  expect(arrowsOf(drawing([first, ...rest]))).toHaveLength(MAX_ARROWS)
  expect(arrowsOf(drawing([first, ...rest], { from: 10, to: 20 }))).toHaveLength(10)
  expect(arrowsOf(drawing([bar('b', '2026-11-04', '2026-11-05', [{ id: 'gone', kind: 'FS' }])]))).toEqual([])
})
