import { understand } from '@diwan/core/quick-text/understand'
import { expect, test } from 'vitest'
import { blankMeeting } from './meeting-form.ts'
import { namesIn, readTitle, theOnly } from './read-title.ts'

const NOW = {
  today: '2026-11-22',
  time: '08:00',
  weekStart: 0,
  weekend: [5, 6],
  hijri: { offset: 0, months: [] },
} as unknown as Parameters<typeof understand>[1]
const sara = { id: 'sara', fullName: 'سارة الحربي', photo: null }
const values = blankMeeting({ day: '2026-11-22', time: '09:00', zone: 'Asia/Riyadh', meetingTitle: '' })

test('a title as people say it gives the day, the time and the colleague, and keeps its words', () => {
  const typed = 'اجتماع مع سارة غدا ١٠ص'
  expect(namesIn(typed)).toEqual(['سارة غدا', 'سارة'])
  expect(readTitle(understand(typed, NOW), sara, values)).toMatchObject({
    meetingTitle: 'اجتماع مع سارة',
    day: '2026-11-23',
    time: '10:00',
    colleagues: [{ person: sara, needed: true }],
  })
})

test('a title that says no time and names nobody changes nothing, and nobody is invited twice', () => {
  expect(readTitle(understand('مراجعة العقد', NOW), undefined, values)).toBeUndefined()
  const invited = { ...values, colleagues: [{ person: sara, needed: false, answer: 'none' as const }] }
  expect(readTitle(understand('لقاء مع سارة', NOW), sara, invited)).toBeUndefined()
  expect(namesIn('Review')).toEqual([])
})

test('of several people only the one who is called exactly so is invited', () => {
  const other = { id: 'other', fullName: 'سارة', photo: null }
  expect(theOnly('سارة', [sara, other])).toBe(other)
  expect(theOnly('سارة', [sara, { ...sara, id: 'b' }])).toBeUndefined()
  expect(theOnly('سارة', [sara])).toBe(sara)
})
