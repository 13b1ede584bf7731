import { expect, test, vi } from 'vitest'
import { localOf, secondsOf } from './local-instant.ts'

const zone = vi.hoisted(() => ({ now: 'Asia/Riyadh' }))
vi.mock('./reading.ts', () => ({ reading: () => ({ zone: zone.now }) }))

// The tests run in UTC, and once more in another zone: the zone of the device never matters.
test.each([
  ['Asia/Riyadh', '2026-11-24T09:00', '2026-11-24T06:00:00Z'],
  ['America/Los_Angeles', '2026-11-24T23:30', '2026-11-25T07:30:00Z'],
  ['Europe/Berlin', '2026-03-29T08:00', '2026-03-29T06:00:00Z'],
  ['Pacific/Kiritimati', '2026-11-24T00:10', '2026-11-23T10:10:00Z'],
])('a time typed by a person of %s is %s there', (now, local, instant) => {
  zone.now = now
  expect(new Date(secondsOf(local) * 1_000).toISOString()).toBe(instant.replace('Z', '.000Z'))
  expect(localOf(secondsOf(local))).toBe(local)
})

test('no time is no instant', () => {
  expect(secondsOf('')).toBe(0)
})
