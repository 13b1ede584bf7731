import { COLOURS } from '../kit/colours.ts'
import { custom, days, listOf, records, several } from '../kit/list.ts'
import { PROJECT_MODES, TABLE_GROUPS, TASK_PRIORITIES, TASK_STATUSES, TIME_GROUPS, VISIBILITIES } from './vocabulary.ts'

/** What can be asked of the list of workspaces; its query, its address and its screen derive from it. */
export const workspaceList = listOf({
  views: ['all', 'mine', 'archived'],
  sorts: ['created', 'updated'],
  filters: { visibility: several(VISIBILITIES), colour: several(COLOURS), created: days('createdFrom', 'createdTo') },
})

/** The tasks of a project as a table, and its sub-tasks. */
export const taskList = listOf({
  views: ['open', 'done', 'all', 'subtasks'],
  sorts: ['created', 'updated', 'due', 'priority', 'title'],
  filters: {
    status: several(TASK_STATUSES),
    priority: several(TASK_PRIORITIES),
    assigneeId: records(),
    labelId: records(),
    milestoneId: records(),
    listId: records(),
    projectId: records(),
    parentId: records(),
    custom: custom(),
  },
})

/** The time spent in a workspace: its views are what it is added up by. */
export const timeReport = listOf({
  views: TIME_GROUPS,
  sorts: ['time'],
  filters: { spent: days('spentFrom', 'spentTo'), projectId: records(), personId: records() },
})

/** What else of the address of a project a saved view keeps: how it is shown, and by what it is grouped. */
export const taskViewParts = { view: PROJECT_MODES, group: ['none', ...TABLE_GROUPS] } as const
