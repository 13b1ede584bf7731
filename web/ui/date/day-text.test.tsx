import { beforeEach, expect, test, vi } from 'vitest'
import { drawingOf } from '../../kit/testing/hooks.ts'
import { DayText } from './day-text.tsx'

vi.mock('react', async (original) => ({
  ...(await original<object>()),
  ...(await import('../../kit/testing/hooks.ts')).hooks,
}))
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))
vi.mock('../../kit/reading.ts', () => ({ useReading: () => ({ hijri: { offset: 0, months: [] }, calendar: 'gregory' }) }))
vi.mock('../field-problem.tsx', () => ({ FieldProblem: () => null }))

type End = 'start' | 'due'
const form = { start: '', due: '' }
const reported: string[] = []
let allowDue: (day: string) => boolean
let keeps: boolean

function fields() {
  const drawing = (name: End) =>
    drawingOf(() =>
      DayText({
        value: form[name],
        problemOf: (day) => (name === 'start' || allowDue(day) ? undefined : 'date_from_after_date_to'),
        onChange: (day) => {
          reported.push(`${name} ${day}`)
          if (keeps) form[name] = day
        },
      }),
    )
  const drawings = { start: drawing('start'), due: drawing('due') }
  const draw = () => ({ start: drawings.start().props, due: drawings.due().props })
  const after = () => {
    draw()
    return draw()
  }
  return {
    type: (name: End, value: string): void => {
      draw()[name].onChange({ currentTarget: { value } })
      after()
    },
    leave: (name: End): void => {
      draw()[name].onBlur({})
      after()
    },
    shown: (name: End): string => after()[name].value,
  }
}

beforeEach(() => {
  Object.assign(form, { start: '', due: '' })
  reported.length = 0
  keeps = true
  allowDue = (day) => day >= form.start
})

test('a day that was refused because of another one is reported once the other one is corrected', () => {
  const { type, leave, shown } = fields()
  type('start', '20-12-2026')
  leave('start')
  type('due', '10-12-2026')
  leave('due')
  expect(form).toEqual({ start: '2026-12-20', due: '' })
  type('start', '01-12-2026')
  leave('start')
  expect(form).toEqual({ start: '2026-12-01', due: '2026-12-10' })
  leave('due')
  expect(shown('due')).toBe('10-12-2026')
  expect(reported).toEqual(['start 2026-12-20', 'start 2026-12-01', 'due 2026-12-10'])
})

test('a day is reported once, also to an owner who keeps no value', () => {
  keeps = false
  const { type, leave } = fields()
  type('due', '10-12-2026')
  leave('due')
  expect(reported).toEqual(['due 2026-12-10'])
})

test('a day from elsewhere takes the place of one that was refused', () => {
  const { type, leave, shown } = fields()
  type('start', '20-12-2026')
  type('due', '10-12-2026')
  Object.assign(form, { start: '2026-12-01', due: '2026-12-05' })
  leave('due')
  expect(shown('due')).toBe('05-12-2026')
  expect(reported).toEqual(['start 2026-12-20'])
})
