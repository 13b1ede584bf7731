import { expect, test } from 'vitest'
import type { Row } from './rows.ts'
import { layoutOf, MAX_ROWS } from './picture-layout.ts'

const bar = (from: number, to: number): Row => ({ kind: 'bar', bar: {} as never, span: { from, to } })

test('a picture covers the bars and the names behind them', () => {
  const { days, zoom, width, height } = layoutOf([bar(100, 104), bar(90, 92)], 'week', 0)
  expect({ days, zoom, width, height }).toEqual({
    days: { from: 88, to: 112 },
    zoom: 'week',
    width: 288 + 25 * 27,
    height: 84 + 80,
  })
})

test('where every group is folded, it shows the days around today', () => {
  expect(layoutOf([], 'week', 50).days).toEqual({ from: 48, to: 58 })
})

test('what is too wide for a picture is drawn in a wider scale, and too many rows are left out', () => {
  expect(layoutOf([bar(0, 3_650)], 'day', 0).zoom).toBe('quarter')
  expect(layoutOf([bar(0, 500)], 'week', 0).zoom).toBe('month')
  expect(
    layoutOf(
      Array.from({ length: 10_000 }, () => bar(0, 1)),
      'day',
      0,
    ).rows,
  ).toHaveLength(MAX_ROWS)
})
