import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { Problem } from '../../../../kit/problem.ts'
import { TakenNote } from './taken-note.tsx'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))
vi.mock('../../../../kit/problem-words.ts', () => ({ useProblemText: () => () => '' }))
vi.mock('../../../../kit/reading.ts', () => ({ useReading: () => ({ zone: 'Asia/Riyadh', digits: 'latn' }) }))
vi.mock('../../../../ui/time-text.tsx', () => ({ DayText: 'day' }))

type Drawn = ReactElement<{ children?: ReactNode; day?: string }>

const all = (node: ReactNode): Drawn[] =>
  Children.toArray(node)
    .filter((one): one is Drawn => isValidElement(one))
    .flatMap((one) => [one, ...all(one.props.children)])

test('the day of a time that is offered instead is that of the clock in which the time is written', () => {
  const startsAt = Date.parse('2026-11-16T23:30:00Z') / 1_000
  const current = { next: [{ startsAt, day: '2026-11-16' }] }
  const refusal = new Problem('schedule.slot_taken', 409, { current })
  const days = all(TakenNote({ refusal, onChoose: () => undefined })).map(({ props }) => props.day)
  expect(days.filter(Boolean)).toEqual(['2026-11-17'])
})
