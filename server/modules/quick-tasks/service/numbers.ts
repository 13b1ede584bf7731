import { quickTasks } from '@diwan/contract/quick-tasks/endpoints'
import { QuickTaskCountQuery } from '@diwan/contract/quick-tasks/schemas'
import type { NumberedList } from '../../../kit/module.ts'
import { countersOf } from '../queries/list.ts'
import { todayOf } from './when.ts'

/** What is due today or before, beside the entry of the menu. */
export const numberedQuickTasks: NumberedList = {
  module: 'quickTasks',
  flag: 'view',
  list: quickTasks.list,
  queries: { 'quickTasks.today': { view: 'today' } },
  count: (ctx, queries) => {
    const today = todayOf(ctx)
    return countersOf(
      ctx,
      queries.map((query) => ({ ...QuickTaskCountQuery.parse(query), today })),
    )
  },
}
