import { expect, test, vi } from 'vitest'
import { useRequestText } from './use-request-text.ts'

const reading = { language: 'ar', zone: 'Asia/Riyadh', digits: 'latn', calendar: 'gregory', hijri: [], monthNames: 'SA' }
vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, values: object) => [key, ...Object.values(values)].join('|'),
    i18n: { language: 'ar-SA' },
  }),
}))
vi.mock('../../../kit/reading.ts', () => ({ reading: () => reading }))

const asked = {
  type: null,
  shortId: 'ABC123',
  working: { days: 1, seconds: 10_800 },
  wholeDays: false,
  timeFrom: '10:00',
  timeTo: '13:00',
}
const apart = (text: string) => `\u2068${text}\u2069`

test('the hours of a request are written as all other times are', () => {
  const { periodOf } = useRequestText()
  const day = apart('03-12-2026')
  expect(periodOf({ ...asked, dateFrom: '2026-12-03', dateTo: '2026-12-03' })).toBe(
    `onDay|${day}|${apart('10:00 AM')}|${apart('1:00 PM')}`,
  )
  expect(periodOf({ ...asked, dateFrom: '2026-12-03', dateTo: '2026-12-04' })).toBe(
    `fromTo|${day} ${apart('10:00 AM')}|${apart('04-12-2026')} ${apart('1:00 PM')}`,
  )
})
