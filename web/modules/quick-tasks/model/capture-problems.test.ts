import { CreateQuickTask } from '@diwan/contract/quick-tasks/schemas'
import { understand } from '@diwan/core/quick-text/understand'
import { expect, test } from 'vitest'
import { wrongBefore } from '../../../kit/form-fields.ts'
import { chipProblems } from './capture-problems.ts'

const present = { today: '2026-11-24', now: '10:00', weekStart: 0, weekend: [5, 6], hijri: { offset: 0, months: [] } }

/** What is wrong by the words of its chip, or of the line. */
function problemsOf(typed: string): Record<string, string> {
  const { title, date, time, repeat, labels, chips } = understand(typed, present)
  const input = { title, labels, ...(date && { day: date }), ...(time && { time }), ...(repeat && { repeat }) }
  const { chips: wrong, line } = chipProblems(chips, wrongBefore(CreateQuickTask, input))
  const codeOf = (problem: string | { readonly code: string }) => (typeof problem === 'string' ? problem : problem.code)
  const byChip = chips.flatMap(({ start, end }) => {
    const problem = wrong.get(start)
    return problem ? [[typed.slice(start, end), codeOf(problem)]] : []
  })
  return Object.fromEntries([...byChip, ...(line ? [['', codeOf(line)]] : [])]) as Record<string, string>
}

const long = `#${'ل'.repeat(41)}`
test.each([
  [`اتصل بالمورد ${long} #عقود`, { [long]: 'labelTooLong' }],
  [`call ${Array.from({ length: 11 }, (_none, at) => `#label${at}`).join(' ')}`, { '#label10': 'tooManyLabels' }],
  ['renew in 300 years', { 'in 300 years': 'date_outside_range' }],
  ['read the\u0002 report', { '': 'not_storable' }],
  ['x'.repeat(301), { '': 'titleTooLong' }],
  ['call Ahmad tomorrow #finance', {}],
])('%j: the chip says what is wrong', (typed, expected) => {
  expect(problemsOf(typed)).toEqual(expected)
})
