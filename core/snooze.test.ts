import { expect, test } from 'vitest'
import { snoozeUntil } from './snooze.ts'

const at = (text: string) => Date.parse(text) / 1_000

test.each([
  ['hours', '2026-11-18T22:30:00+03:00', '2026-11-19T01:30:00+03:00'],
  ['tomorrow', '2026-11-18T22:30:00+03:00', '2026-11-19T08:00:00+03:00'],
  ['week', '2026-11-18T22:30:00+03:00', '2026-11-22T08:00:00+03:00'],
  ['week', '2026-11-22T07:00:00+03:00', '2026-11-29T08:00:00+03:00'],
] as const)('"%s" at %s is %s in Riyadh, where the week begins on Sunday', (snooze, now, until) => {
  expect(snoozeUntil(snooze, at(now), 'Asia/Riyadh', 0)).toBe(at(until))
})

test('tomorrow morning is eight on the clock, also where the clocks are moved that night', () => {
  expect(snoozeUntil('tomorrow', at('2026-10-24T20:00:00+02:00'), 'Europe/Berlin', 1)).toBe(at('2026-10-25T08:00:00+01:00'))
})
