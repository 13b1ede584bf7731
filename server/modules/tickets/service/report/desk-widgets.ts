import type { Widget } from '../../../../kit/module.ts'
import { readFigures, readFlow } from './desk-figures.ts'
import { readAges, readGroups, readLoad, readStatus } from './desk-queues.ts'
import { toDo } from './list-paths.ts'

/** These charts count by the policy of tickets. */
const figures = {
  module: 'tickets',
  flag: 'view',
  area: 'admin',
  tab: 'desk',
  topics: ['tickets'],
  figures: true,
} as const

/** The widgets of the help desk. */
export const deskWidgets: readonly Widget[] = [
  { ...figures, key: 'tickets.figures', size: 'low', column: 0, order: 1, path: '/admin?tab=reports', read: readFigures },
  { ...figures, key: 'tickets.flow', size: 'middle', column: 0, order: 2, path: '/admin?tab=reports', read: readFlow },
  { ...figures, key: 'tickets.status', size: 'middle', column: 1, order: 3, path: toDo(), read: readStatus },
  {
    ...figures,
    key: 'tickets.load',
    size: 'high',
    column: 0,
    order: 4,
    path: '/admin?tab=reports&by=assignee',
    read: readLoad,
  },
  { ...figures, key: 'tickets.groups', size: 'high', column: 1, order: 5, path: '/admin?tab=reports', read: readGroups },
  { ...figures, key: 'tickets.ages', size: 'middle', column: 1, order: 6, path: toDo(), read: readAges },
]
