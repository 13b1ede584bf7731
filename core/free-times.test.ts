import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freeTimes, inBoth, type FreeTimesAsked } from './free-times.ts'

const HOUR = 3_600
const span = (from: number, to: number) => ({ start: from * HOUR, end: to * HOUR })
const asked = (more: Partial<FreeTimesAsked>): FreeTimesAsked => ({
  windows: [span(8, 16)],
  people: [{ needed: true, busy: [] }],
  room: [],
  seconds: HOUR,
  earliest: 0,
  most: 10,
  ...more,
})
const hours = (more: Partial<FreeTimesAsked>) => freeTimes(asked(more)).map(({ start, free }) => [start / HOUR, free])

test('times follow each other within working hours, and end with the day', () => {
  expect(hours({ windows: [span(8, 11)] })).toEqual([
    [8, 1],
    [9, 1],
    [10, 1],
  ])
  expect(hours({ windows: [span(8, 10)], earliest: 8.1 * HOUR })).toEqual([[8.25, 1]])
  expect(hours({ seconds: 9 * HOUR })).toEqual([])
  expect(hours({ most: 2 })).toHaveLength(2)
})

test('who is needed and the room decide; who is optional is counted', () => {
  const people = [
    { needed: true, busy: [span(8, 9), span(11, 12.5)] },
    { needed: false, busy: [span(9, 10)] },
  ]
  expect(hours({ windows: [span(8, 14)], people, room: [span(10, 10.5)] })).toEqual([
    [9, 1],
    [12.5, 2],
  ])
})

test('no time that is offered overlaps what it must not, whatever people have', () => {
  const times = fc.array(
    fc.tuple(fc.nat({ max: 40 }), fc.integer({ min: 1, max: 8 })).map(([from, length]) => span(from / 2, (from + length) / 2)),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(times, times, fc.integer({ min: 1, max: 6 }), (busy, room, quarters) => {
      const seconds = quarters * 900
      const found = freeTimes(asked({ people: [{ needed: true, busy }], room, seconds }))
      for (const [place, one] of found.entries()) {
        expect([...busy, ...room].some(({ start, end }) => start < one.end && one.start < end)).toBe(false)
        expect(one.start >= 8 * HOUR && one.end <= 16 * HOUR && one.start >= (found[place - 1]?.end ?? 0)).toBe(true)
      }
      const isFree = (start: number) => [...busy, ...room].every((each) => start + seconds <= each.start || each.end <= start)
      const first = Array.from({ length: 32 }, (_, n) => (8 + n / 4) * HOUR).find((at) => at + seconds <= 16 * HOUR && isFree(at))
      expect(found[0]?.start).toBe(first)
    }),
  )
})

test('hours in common are those of both', () => {
  expect(inBoth([span(8, 12), span(13, 16)], [span(11, 14)])).toEqual([span(11, 12), span(13, 14)])
})
