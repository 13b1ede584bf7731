import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { expect, test, vi } from 'vitest'
import { TaskFacts } from './task-facts.tsx'
import { UnfoldFacts } from './unfold-facts.tsx'

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }))
vi.mock('@tanstack/react-query', async (original) => ({ ...(await original<object>()), useQueryClient: () => undefined }))
// the stores themselves, read outside of React
vi.mock('zustand', async (original) => {
  const { createStore } = await import('zustand/vanilla')
  const create = () => (begin: () => object) => {
    const store = createStore(begin)
    return Object.assign((read: (now: object) => unknown) => read(store.getState()), store)
  }
  return { ...(await original<object>()), create }
})
vi.mock('../../../kit/environment.ts', () => ({ environment: {} }))
vi.mock('../../custom-fields/public.ts', () => ({ CustomFacts: () => null }))
vi.mock('../../labels/public.ts', () => ({ LabelChoices: () => null }))
vi.mock('../api.ts', () => ({ taskQueries: {} }))
vi.mock('./fact-choices.tsx', () => ({ ListChoices: () => null, MilestoneChoices: () => null, PriorityChoices: () => null }))
vi.mock('./more-facts.tsx', () => ({ Repeat: () => null, TimeFact: () => null, Watchers: () => null }))
vi.mock('./people-choices.tsx', () => ({ PeopleChoices: () => null }))
vi.mock('./task-status.tsx', () => ({ TaskStatusFact: () => null }))
vi.mock('./use-task-change.ts', () => ({ useTaskChange: () => () => undefined }))

type Drawn = ReactElement<{ children?: ReactNode; unfolded?: boolean; onPress?: () => void }>

const task = { id: 'a task', can: { edit: true } } as TaskRecord

/** Where the button is among the facts, and whether more of them are shown below it. */
function drawn() {
  const { children } = (TaskFacts({ task }) as Drawn).props
  const parts = Children.map(children, (part) => part)!.filter((part): part is Drawn => isValidElement(part))
  const at = parts.findIndex(({ type }) => type === UnfoldFacts)
  return { at, unfolded: parts[at]?.props.unfolded, below: parts.length - at - 1, press: parts[at]?.props.onPress }
}

test('the button that unfolds the facts stays in its place and folds them again', () => {
  const folded = drawn()
  expect(folded).toMatchObject({ unfolded: false, below: 0 })
  folded.press?.()
  const unfolded = drawn()
  expect(unfolded).toMatchObject({ at: folded.at, unfolded: true, below: 1 })
  unfolded.press?.()
  expect(drawn()).toMatchObject({ at: folded.at, unfolded: false, below: 0 })
})
