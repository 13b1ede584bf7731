import { taskPath, workspacePath } from '@diwan/contract/work/addresses'
import { taskEvents, workspaceEvents } from '@diwan/contract/work/events'
import { z } from 'zod'
import type { NotificationRule } from '../../kit/module.ts'
import { stillMentioned } from '../documents/public.ts'
import { toPerson } from '../people/public.ts'
import { readTask } from './queries/tasks.ts'
import { readWatcherIds } from './queries/times.ts'
import { readWorkspaceName } from './queries/workspaces.ts'
import { taskTalk } from './service/tasks/talk.ts'

const toMember: NotificationRule = {
  recipients: toPerson,
  params: async ({ db }, { objectId }) => ({ name: (await readWorkspaceName(db, objectId)) ?? '' }),
  path: (id, { name = '' }) => workspacePath({ id, name }),
}

/** The sentence names the task; the address also its project and workspace. */
const aboutTask: Pick<NotificationRule, 'params' | 'path'> = {
  params: async ({ db }, { objectId }) => {
    const row = await readTask(db, null, objectId)
    return {
      title: row?.title ?? '',
      project: row?.project_title ?? '',
      projectId: row?.project_id ?? '',
      workspace: row?.workspace_name ?? '',
      workspaceId: row?.workspace_id ?? '',
    }
  },
  path: (id, { project = '', projectId = '', workspace = '', workspaceId = '' }) =>
    taskPath(id, { id: projectId, title: project, workspace: { id: workspaceId, name: workspace } }),
}

const People = z.array(z.string()).catch([])

/** Whom the event itself names. */
const toThoseNamed: NotificationRule['recipients'] = (_portal, { detail }) => Promise.resolve(People.parse(detail['people']))

/** Whose task it is. */
const toAssignees: NotificationRule['recipients'] = async ({ db }, { objectId }) =>
  (await readTask(db, null, objectId))?.assignees.map(({ id }) => id) ?? []

/** Whose task it is, and who watches it. */
const toThoseConcerned: NotificationRule['recipients'] = async (portal, fact) => [
  ...new Set([...(await toAssignees(portal, fact)), ...(await readWatcherIds(portal.db, fact.objectId))]),
]
const toWatchers: NotificationRule['recipients'] = ({ db }, { objectId }) => readWatcherIds(db, objectId)

export const workNotifications: Readonly<Record<string, NotificationRule>> = {
  [workspaceEvents.joined.name]: toMember,
  [taskEvents.assigned.name]: { ...aboutTask, recipients: toThoseNamed, reason: () => 'assigned' },
  [taskEvents.mentioned.name]: { ...aboutTask, recipients: taskTalk.mentioned, reason: () => 'mention' },
  [taskEvents.named.name]: { ...aboutTask, recipients: stillMentioned, reason: () => 'mention' },
  [taskEvents.said.name]: { ...aboutTask, recipients: toThoseConcerned },
  [taskEvents.done.name]: { ...aboutTask, recipients: toWatchers },
  [taskEvents.reopened.name]: { ...aboutTask, recipients: toWatchers },
}
