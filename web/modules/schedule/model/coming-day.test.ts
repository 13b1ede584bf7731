import { expect, test } from 'vitest'
import { comingDay } from './coming-day.ts'

test('a day of the past is ignored, but for yesterday, which is still today in another zone', () => {
  const days = ['2026-10-12', '2026-11-13', '2026-11-14', '2026-11-15', '2027-01-01']
  expect(days.map((day) => comingDay(day, '2026-11-15'))).toEqual([undefined, undefined, ...days.slice(2)])
  expect(comingDay(undefined, '2026-11-15')).toBeUndefined()
})
