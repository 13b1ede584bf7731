import { taskList, taskViewParts } from '@diwan/contract/work/list'
import { BOARD_GROUPS, TABLE_GROUPS, type TableGroup } from '@diwan/contract/work/vocabulary'
import { oneOf, useListAddress, type ListAddress, type Narrowing } from '../../../kit/list/address.ts'
import type { SavedList } from '../../../kit/list/asking.ts'
import type { CardsAsked } from '../api.ts'

type Filters = (typeof taskList)['filters']
type Sort = (typeof taskList)['sorts'][number]

export const TASK_STATES = ['open', 'done', 'all'] as const satisfies readonly (typeof taskList)['views'][number][]
export const BOARD_WAYS = ['list', ...BOARD_GROUPS] as const
export const TABLE_WAYS = ['none', ...TABLE_GROUPS] as const

/** Of each project its own views are saved. */
export const savedTasks = (projectId: string): SavedList => ({
  name: 'work.tasks',
  shape: taskList,
  param: 'state',
  scopeId: projectId,
  also: taskViewParts,
})

export interface TaskFilter extends Omit<ListAddress<Sort, Filters>, 'raw' | 'q' | 'look'> {
  readonly state: (typeof TASK_STATES)[number]
  readonly boardBy: (typeof BOARD_WAYS)[number]
  /** Nothing where the table is one. */
  readonly tableBy: TableGroup | undefined
  readonly narrowing: Narrowing<Filters>
  /** What of it narrows the cards of a board. */
  readonly cards: CardsAsked
}

/** What of a project is shown, as the address asks for it: the same for all its views. */
export function useTaskFilter(): TaskFilter {
  const { raw, narrowing, ...address } = useListAddress(taskList)
  const { projectId: _project, parentId: _parent, ...narrowed } = narrowing
  const { status: _status, listId: _list, ...cards } = narrowed
  return {
    ...address,
    narrowing: narrowed,
    cards,
    state: oneOf(TASK_STATES, raw['state']) ?? 'open',
    boardBy: oneOf(BOARD_WAYS, raw['group']) ?? 'list',
    tableBy: oneOf(TABLE_GROUPS, raw['group']),
  }
}
