import { expect, test, vi } from 'vitest'
import { backOff } from './back-off.ts'

test.each([0, 0.5, 0.999])('pauses only grow, up to half a minute, whatever chance %s adds', (chance) => {
  vi.spyOn(Math, 'random').mockReturnValue(chance)
  const pauses = Array.from({ length: 8 }, (_, attempt) => backOff(attempt))
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  expect(pauses[0]).toBeGreaterThanOrEqual(500)
  expect(pauses.at(-1)).toBeLessThanOrEqual(30_000)
})

test('the longest throw of one pause is the shortest of the next', () => {
  const random = vi.spyOn(Math, 'random')
  const [longest, shortest] = [random.mockReturnValue(0.999) && backOff(1), random.mockReturnValue(0) && backOff(2)]
  expect(longest).toBeLessThanOrEqual(shortest)
})
