import { listOf, records, several } from '../kit/list.ts'
import { PRIORITIES } from './vocabulary.ts'

/** What can be asked of the list; its query, its address and its screen derive from it. Each view has its own order. */
export const quickTaskList = listOf({
  views: ['today', 'upcoming', 'someday', 'done', 'trash'],
  sorts: ['line', 'done', 'updated'],
  filters: { label: records(), priority: several(PRIORITIES) },
})
export type QuickTaskView = (typeof quickTaskList.views)[number]
