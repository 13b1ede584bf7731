import { expect, test } from 'vitest'
import { reportRange } from './report-range.ts'

const TODAY = '2026-11-29'

test('a report has the last days, up to today or up to the day that was chosen', () => {
  expect(reportRange({}, 14, TODAY)).toEqual({ from: '2026-11-16', to: TODAY, problem: undefined })
  expect(reportRange({ to: '2026-11-20' }, 7, TODAY)).toEqual({ from: '2026-11-14', to: '2026-11-20', problem: undefined })
  expect(reportRange({ from: '2026-11-20' }, 7, TODAY)).toEqual({ from: '2026-11-20', to: TODAY, problem: undefined })
})

test('366 days are a report and one more is none, but the chosen days stay as they are', () => {
  const to = '2026-11-29'
  expect(reportRange({ from: '2025-11-29', to }, 14, TODAY).problem).toBeUndefined()
  expect(reportRange({ from: '2025-11-28', to }, 14, TODAY)).toEqual({ from: '2025-11-28', to, problem: 'tooLong' })
})

test('days that end before they begin are said to be so', () => {
  const days = { from: '2026-11-24', to: '2026-11-22' }
  expect(reportRange(days, 14, TODAY)).toEqual({ ...days, problem: 'reversed' })
})
