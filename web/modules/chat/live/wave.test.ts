import { expect, test } from 'vitest'
import { clockText, waveOf } from './wave.ts'

test('a recording of any length is drawn by at most a hundred heights, its loudest moment in full', () => {
  const levels = Array.from({ length: 2_999 }, (_, n) => (n === 1_500 ? 0.5 : 0.1))
  const wave = waveOf(levels)
  expect([wave.length, Math.max(...wave), Math.min(...wave)]).toEqual([100, 100, 20])
  expect(wave.indexOf(100)).toBe(50)
})

test('silence is flat, and nothing heard is one height', () => {
  expect(waveOf([0, 0, 0])).toEqual([0, 0, 0])
  expect(waveOf([])).toEqual([0])
})

test('a length is minutes and seconds', () => {
  expect([0, 9.9, 42, 60, 300].map(clockText)).toEqual(['0:00', '0:09', '0:42', '1:00', '5:00'])
})
