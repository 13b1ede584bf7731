import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { Recurrence } from '@diwan/contract/recurrence/schemas'
import { expect, test, vi } from 'vitest'
import { DateField, type DateFieldProps } from '../../ui/date/date-field.tsx'
import { RepeatFields } from './repeat-fields.tsx'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key, i18n: { language: 'en-US' } }) }))
vi.mock('../../kit/environment.ts', () => ({ environment: {}, useOrganisation: () => undefined }))
vi.mock('../../ui/date/date-field.tsx', () => ({ DateField: () => null }))

const partsOf = (node: ReactNode): ReactElement<{ children?: ReactNode }>[] =>
  Children.toArray(node)
    .filter((part): part is ReactElement<{ children?: ReactNode }> => isValidElement(part))
    .flatMap((part) => [part, ...partsOf(part.props.children)])

test('the last day keeps its value while its field is empty', () => {
  const changes: Recurrence[] = []
  const value: Recurrence = { unit: 'day', every: 1, calendar: 'gregory', until: '2026-12-31' }
  const drawn = RepeatFields({ value, day: '2026-12-01', onChange: (rule) => changes.push(rule) })
  const until = partsOf(drawn).find(({ type }) => type === DateField)?.props as DateFieldProps
  expect(until.early).toBe('date_from_after_date_to')
  until.onChange('')
  expect(changes).toEqual([])
  until.onChange('2027-01-15')
  expect(changes.map((rule) => rule.until)).toEqual(['2027-01-15'])
})
