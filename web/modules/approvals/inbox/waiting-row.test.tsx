import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { AboutText } from './waiting-row.tsx'

const reading = { language: 'ar', zone: 'Asia/Amman', digits: 'latn', calendar: 'gregory', hijri: [], monthNames: 'SA' }
vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, values: object) => [key, ...Object.values(values)].join('|'),
    i18n: { language: 'ar-SA' },
  }),
}))
vi.mock('../../../kit/reading.ts', () => ({ reading: () => reading, useReading: () => reading }))
vi.mock('../../../ui/person-chip.tsx', () => ({ Letter: '', PersonChip: '' }))
vi.mock('../../../ui/user-text.tsx', () => ({ UserText: '' }))
vi.mock('./due-text.tsx', () => ({ DueText: '' }))
vi.mock('./use-inbox-words.ts', () => ({ useKindName: () => () => '' }))

const at = (moment: string) => Date.parse(`${moment}:00+03:00`) / 1_000
const textOf = (from: string, until: string, wholeDays: boolean): string => {
  const period = { from: at(from), until: at(until), wholeDays, zone: 'Asia/Riyadh' }
  const drawn = AboutText({ of: { period, line: '' } }) as ReactElement<{ children: string }>
  return drawn.props.children
}
const apart = (text: string) => `\u2068${text}\u2069`

test('days and times of a request keep their order beside Arabic words', () => {
  expect(textOf('2026-12-24T00:00', '2027-01-02T00:00', true)).toBe(`days|${apart('24-12-2026')}|${apart('01-01-2027')}`)
  const hours = ['06-12-2026', '9:00 AM', '11:30 AM'].map(apart).join('|')
  expect(textOf('2026-12-06T09:00', '2026-12-06T11:30', false)).toBe(`hoursOn|${hours}`)
})
