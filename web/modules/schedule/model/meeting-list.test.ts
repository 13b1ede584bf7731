import { addDays } from '@diwan/core/hijri'
import { expect, test } from 'vitest'
import { meetingDays } from './meeting-list.ts'

test('today belongs to what is to come, and no answer covers more than 366 days', () => {
  expect(meetingDays('coming', '2026-11-22')).toEqual({ from: '2026-11-22', to: '2027-11-22' })
  expect(meetingDays('unanswered', '2026-11-22')).toMatchObject({ from: '2026-11-22', unanswered: 'true' })
  const { from, to, order } = meetingDays('past', '2026-11-22')
  expect([from, to, order]).toEqual(['2025-11-21', '2026-11-21', 'desc'])
  expect(addDays(from, 365)).toBe(to)
})
