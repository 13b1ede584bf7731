import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Reading } from './formats.ts'
import { instantText } from './formats.ts'
import { instantTexts } from './instant-texts.ts'

const zones = [
  'UTC',
  'Asia/Riyadh',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/New_York',
  'Africa/Casablanca',
  'Pacific/Chatham',
]
const anyReading: fc.Arbitrary<Reading> = fc.record({
  language: fc.constantFrom('ar', 'en'),
  zone: fc.constantFrom(...zones),
  digits: fc.constantFrom('latn', 'arab'),
  calendar: fc.constantFrom('gregory', 'hijri', 'both'),
  hijri: fc.record({ offset: fc.integer({ min: -2, max: 2 }), months: fc.constant([]) }),
  monthNames: fc.constantFrom('SA', 'JO'),
})
const [from, to] = [Date.UTC(1990, 0, 1) / 1000, Date.UTC(2040, 0, 1) / 1000]
/** Two in one hour, so that what was put into words for the first is used again for the second. */
const instants = fc
  .tuple(fc.integer({ min: from, max: to }), fc.integer({ min: 0, max: 3_599 }))
  .map(([instant, later]) => [instant, instant + later])

test('many instants are written as each would be by itself', () => {
  fc.assert(
    fc.property(anyReading, fc.array(instants, { minLength: 1, maxLength: 20 }), (reading, pairs) => {
      const write = instantTexts(reading)
      for (const instant of pairs.flat()) expect(write(instant)).toBe(instantText(instant, reading))
    }),
    { numRuns: 60 },
  )
})

test('an hour that comes twice, and one that never comes', () => {
  const reading: Reading = {
    language: 'en',
    zone: 'America/New_York',
    digits: 'latn',
    calendar: 'gregory',
    hijri: { offset: 0, months: [] },
    monthNames: 'SA',
  }
  const write = instantTexts(reading)
  for (const day of [Date.UTC(2026, 10, 1) / 1000, Date.UTC(2026, 2, 8) / 1000])
    for (let minute = 0; minute < 1_440; minute += 7)
      expect(write(day + minute * 60)).toBe(instantText(day + minute * 60, reading))
})
