import { expect, test } from 'vitest'
import { contrast, inkOn, isColour, READABLE } from './contrast.ts'

test('black on white is 21, a colour on itself is 1, and the order does not matter', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#187ED1', '#187ed1')).toBe(1)
  expect(contrast('#0e67ad', '#ffffff')).toBe(contrast('#ffffff', '#0e67ad'))
})

test('the area colours carry white, the default module colour does not', () => {
  expect(contrast('#0e67ad', '#ffffff')).toBeGreaterThan(READABLE)
  expect(contrast('#1976d2', '#ffffff')).toBeGreaterThan(READABLE)
  expect(contrast('#187ed1', '#ffffff')).toBeLessThan(READABLE)
})

test('the better ink is chosen', () => {
  expect(inkOn('#0e67ad')).toBe('#ffffff')
  expect(inkOn('#f2a33c')).toBe('#171a20')
})

test('only six hexadecimal digits after a number sign are a colour', () => {
  expect(['#187ED1', '#abcdef'].every(isColour)).toBe(true)
  expect(['#fff', '187ed1', '#18 7ed1', 'red', '#187ed1; x'].some(isColour)).toBe(false)
  expect(() => contrast('red', '#ffffff')).toThrow(RangeError)
})
