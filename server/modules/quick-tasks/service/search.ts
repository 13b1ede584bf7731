import { sql } from 'kysely'
import { finder } from '../../find/public.ts'
import { can, reach } from '../access.ts'
import { readQuickTasks, type QuickTaskReach, type QuickTaskRow } from '../queries/quick-task.ts'
import { pathOf } from './policy.ts'

export const quickTaskFinder = finder<QuickTaskReach, QuickTaskRow>({
  kind: 'quick_task',
  module: 'quickTasks',
  table: 'quick_tasks',
  sort: 'updated_at',
  reach,
  flag: 'quickTasks.view',
  parts: { public: 'quickTasks.view' },
  living: sql`record.deleted_at is null`,
  read: async ({ db, actor }, ids) => (await readQuickTasks(db, ids)).filter((row) => can.view(actor, row)),
  title: ({ title }) => title,
  card: (_ctx, { id }) => ({ id, shortId: null, status: null, place: null, path: pathOf(id) }),
})
