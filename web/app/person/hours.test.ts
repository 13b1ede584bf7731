import { expect, test } from 'vitest'
import { axisOf, hoursIn, nowOn, onClock, partOf } from './hours.ts'

const at = (time: string) => Date.parse(`2026-11-22T${time}:00Z`) / 1000
const hour = 3600

test('the day of a colleague in Dubai is read by the clock of Riyadh', () => {
  const dubai = onClock([{ start: at('04:00'), end: at('12:00') }], 'Asia/Riyadh')
  expect(dubai).toEqual([{ start: 7 * hour, end: 15 * hour }])
  const axis = axisOf([...dubai, { start: 8 * hour, end: 16 * hour }])!
  expect(axis).toEqual({ start: 6 * hour, end: 17 * hour })
  expect(hoursIn(axis).map((one) => one / hour)).toEqual([7, 9, 11, 13, 15])
  expect(partOf(axis, 6 * hour)).toBe(0)
})

test('a day that ends past midnight goes on, and now is found on it', () => {
  const spans = onClock([{ start: at('19:00'), end: at('23:30') }], 'Asia/Riyadh')
  expect(spans).toEqual([{ start: 22 * hour, end: 26.5 * hour }])
  expect(nowOn(axisOf(spans)!, at('22:00'), 'Asia/Riyadh')).toBe(25 * hour)
  expect(nowOn(axisOf(spans)!, at('10:00'), 'Asia/Riyadh')).toBeUndefined()
})
