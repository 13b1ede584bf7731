import { taskPath } from '@diwan/contract/work/addresses'
import type { LinkEnd } from '../../../../kit/module.ts'
import { readAudiences } from '../../../talk/public.ts'
import { canTask } from '../../access.ts'
import { readTasks, type TaskRow } from '../../queries/tasks.ts'

export const pathOf = (row: TaskRow): string =>
  taskPath(row.id, {
    id: row.project_id,
    title: row.project_title,
    workspace: { id: row.workspace_id, name: row.workspace_name },
  })

/** A task, or a comment on it, is shown at the other end to those who read it. */
export const linkedTasks: LinkEnd = {
  cards: async ({ db }, actor, ids) =>
    (await readTasks(db, actor, ids))
      .filter((row) => canTask.view(actor, row))
      .map((row) => ({
        id: row.id,
        shortId: null,
        title: row.title,
        status: row.status,
        path: pathOf(row),
        change: canTask.edit(actor, row),
      })),
  parts: async ({ db }, actor, asked) => {
    const rows = new Map((await readTasks(db, actor, [...new Set(asked.map(({ id }) => id))])).map((row) => [row.id, row]))
    const comments = await readAudiences(
      db,
      asked.map(({ part }) => part),
    )
    return comments.flatMap(({ id: part, object_id }) => {
      const row = rows.get(object_id)
      const isAsked = asked.some((one) => one.part === part && one.id === object_id)
      return row && isAsked && canTask.view(actor, row) ? [{ part, path: pathOf(row) }] : []
    })
  },
  recordLink: () => undefined, // both ends show their links when they are opened
}
