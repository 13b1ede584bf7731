import { expect, test } from 'vitest'
import { isMissed } from './measurement.ts'

test('a limit is kept up to its very value, and missed by what could not be measured', () => {
  const missed = (value: number, least = false) => isMissed({ what: 'memory', value, unit: 'MB', limit: 450, least })
  expect([449, 450, 451, NaN].map((value) => missed(value))).toEqual([false, false, true, true])
  expect([449, 450, 451, NaN].map((value) => missed(value, true))).toEqual([true, false, false, true])
  expect(isMissed({ what: 'calls', value: NaN, unit: '' })).toBe(false)
})
