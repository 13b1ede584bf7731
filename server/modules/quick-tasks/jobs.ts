import { quickTaskEvents } from '@diwan/contract/quick-tasks/events'
import { quickTaskKind } from '@diwan/contract/quick-tasks/kind'
import { z } from 'zod'
import type { NotificationRule } from '../../kit/module.ts'
import { readQuickTasks } from './queries/quick-task.ts'

const params: NotificationRule['params'] = async ({ db }, { objectId }) => {
  const [row] = await readQuickTasks(db, [objectId])
  return { name: row?.title ?? '', word: row?.returned_word ?? '' }
}
const path = (id: string) => quickTaskKind.path(id)
const Given = z.object({ assigneeId: z.uuid() })

/** The colleague to whom it was given. */
const toAssignee: NotificationRule['recipients'] = (_portal, { detail }) =>
  Promise.resolve([Given.safeParse(detail).data?.assigneeId].filter((id) => id !== undefined))

/** Its author, where somebody else completed it or gave it back. */
const toAuthor: NotificationRule['recipients'] = async ({ db }, { objectId }) => {
  const [row] = await readQuickTasks(db, [objectId])
  return row ? [row.created_by] : []
}

export const quickTaskNotifications: Readonly<Record<string, NotificationRule>> = {
  [quickTaskEvents.assigned.name]: { recipients: toAssignee, params, path, reason: () => 'assigned' },
  [quickTaskEvents.returned.name]: { recipients: toAuthor, params, path },
  [quickTaskEvents.completed.name]: { recipients: toAuthor, params, path },
}
