import { expect, test } from 'vitest'
import { credited, furthest, isWatched, joined, resumedAt, secondsOf, type Span } from './watched.ts'

const beacon = (played: Span[], sinceLast: number, sinceFirst = sinceLast, length = 600) => ({
  played,
  sinceLast,
  sinceFirst,
  length,
})

test('what was played in the time that went by is covered, and playing the same again adds nothing', () => {
  const once = credited([], beacon([[0, 10]], 10))
  expect(once).toEqual([[0, 10]])
  expect(credited(once, beacon([[0, 10]], 10, 20))).toEqual([[0, 10]])
  expect(credited(once, beacon([[5, 18]], 10, 20))).toEqual([[0, 18]])
})

test('a beacon of an hour covers twice the time that went by and five seconds', () => {
  expect(credited([], beacon([[0, 3600]], 10, 10, 3600))).toEqual([[0, 25]])
  expect(credited([], beacon([[0, 3600]], 0, 0, 3600))).toEqual([[0, 5]])
  expect(credited([], beacon([[0, 3600]], -60, -60, 3600))).toEqual([[0, 5]])
})

test('a flood of beacons covers no more than one', () => {
  let covered: Span[] = []
  for (let at = 0; at < 100; at++) covered = credited(covered, beacon([[0, 600]], 0, 0))
  expect(covered).toEqual([[0, 5]])
})

test('what begins past the furthest point is not covered; the second of the seam is forgiven', () => {
  expect(credited([[0, 20]], beacon([[300, 310]], 10, 60))).toEqual([[0, 20]])
  expect(credited([[0, 20]], beacon([[22, 30]], 10, 60))).toEqual([[0, 20]])
  expect(credited([[0, 20]], beacon([[21, 30]], 10, 60))).toEqual([[0, 30]])
  expect(credited([], beacon([[500, 600]], 60))).toEqual([])
})

test('one beacon with what could not be sent before covers all of it, in whatever order it is said', () => {
  const played: Span[] = [
    [20, 30],
    [0, 10],
    [10, 20],
  ]
  expect(credited([], beacon(played, 30))).toEqual([[0, 30]])
})

test('parts of a second, what is negative, reversed or past the end cover nothing', () => {
  expect(credited([], beacon([[0, 9.9]], 10))).toEqual([[0, 9]])
  expect(credited([], beacon([[-30, 4]], 10))).toEqual([[0, 4]])
  expect(credited([], beacon([[9, 3]], 10))).toEqual([])
  expect(credited([[0, 595]], beacon([[595, 900]], 20, 600))).toEqual([[0, 600]])
  expect(credited([], beacon([[Number.NaN, 9]], 10))).toEqual([])
})

test('who watches all of it has watched it, wherever between two seconds its player reports', () => {
  for (const seam of [0, 0.2, 0.9]) {
    let covered: Span[] = []
    for (let at = 0; at < 600; at += 9.9) covered = credited(covered, beacon([[at + seam, at + 9.9]], 9.9, at + 9.9))
    expect(secondsOf(covered)).toBe(600)
  }
})

test('it is watched at 95 of 100 seconds, and never where its length is not known', () => {
  expect(isWatched([[0, 94]], 100)).toBe(false)
  expect(isWatched([[0, 95]], 100)).toBe(true)
  expect(isWatched([], 0)).toBe(false)
})

test('playback resumes at the second it was left, never past what was watched', () => {
  expect(resumedAt([[0, 40]], 37.8)).toBe(37)
  expect(resumedAt([[0, 40]], 300)).toBe(40)
  expect(resumedAt([], 12)).toBe(0)
})

test('by any beacons at any time, what is covered stays, keeps its form, and is at most twice the time and five seconds', () => {
  let seed = 7
  const upTo = (most: number): number => (seed = (seed * 48_271) % 2_147_483_647) % (most + 1)
  for (let round = 0; round < 200; round++) {
    let covered: Span[] = []
    let passed = 0
    for (let sent = 0; sent < 20; sent++) {
      const sinceLast = sent === 0 ? 0 : upTo(20)
      passed += sinceLast
      const played = Array.from({ length: upTo(4) }, (): Span => {
        const from = upTo(furthest(covered) + 10)
        return [from, from + upTo(90)]
      })
      const next = credited(covered, beacon(played, sinceLast, passed))
      expect(joined(next)).toEqual(next)
      expect(joined([...covered, ...next])).toEqual(next)
      expect(secondsOf(next) - secondsOf(covered)).toBeLessThanOrEqual(sinceLast * 2 + 5)
      expect(secondsOf(next)).toBeLessThanOrEqual(passed * 2 + 5)
      covered = next
    }
  }
})
