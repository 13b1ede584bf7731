import { quickTasks } from '@diwan/contract/quick-tasks/endpoints'
import { quickTaskEvents } from '@diwan/contract/quick-tasks/events'
import { quickTaskKind } from '@diwan/contract/quick-tasks/kind'
import { QuickTaskCountQuery } from '@diwan/contract/quick-tasks/schemas'
import { documentFromText } from '@diwan/core/document'
import { z } from 'zod'
import { recordKind } from '../../kit/kind/record-kind.ts'
import { can, reach } from './access.ts'
import { countersOf, todayOf } from './queries/list.ts'
import { forgetQuickTasks, lockQuickTask, readQuickTasks, readTexts } from './queries/quick-task.ts'

export const quickTask = recordKind(quickTaskKind, {
  table: 'quick_tasks',
  reach,
  can,
  read: (db, _actor, ids) => readQuickTasks(db, ids),
  lock: (db, _actor, id) => lockQuickTask(db, id),
  title: ({ title }) => title,
  events: quickTaskEvents,
  activity: { events: Object.values(quickTaskEvents), shown: z.object({ title: z.string().optional() }) },
  search: { sort: 'updated_at', texts: readTexts, persons: ['created_by', 'assignee_id'] },
  links: { may: can.edit, linked: quickTaskEvents.linked, unlinked: quickTaskEvents.unlinked },
  /** The number at the menu entry: what is due today or before. */
  counts: {
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
  },
  forget: forgetQuickTasks,
  more: {
    source: async ({ db, actor }, id, part) => {
      const [row] = part === undefined ? await readQuickTasks(db, [id]) : []
      if (!row || !can.view(actor, row)) return undefined
      const body = row.note === '' ? null : documentFromText(row.note, actor.language === 'ar' ? 'rtl' : 'ltr')
      return { title: row.title, body, by: row.created_by, at: row.created_at, people: row.people.map((person) => person.id) }
    },
  },
})
