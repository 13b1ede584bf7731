import { ar } from '@diwan/contract/work/words.ar'
import { en } from '@diwan/contract/work/words.en'
import type { Module } from '../../kit/module.ts'
import { workNotifications } from './jobs.ts'
import { searchableWork } from './queries/entries.ts'
import { forgetWork } from './queries/forget.ts'
import { workRoutes } from './routes.ts'
import { loadTasks } from './seed/load.ts'
import { seedWork } from './seed/sample.ts'
import { tasksOnTimeline } from './service/bars.ts'
import { projectKind, taskKind, workEvents, workFollowers, workspaceKind, workspaceLabels } from './service/policy.ts'
import { projectFinder, taskFinder, workspaceFinder } from './service/search.ts'
import { taskRuns } from './service/tasks/bulk.ts'
import { customizedTasks } from './service/tasks/custom.ts'
import { taskDocuments } from './service/tasks/description.ts'
import { savedTaskLists } from './service/saved-lists.ts'
import { mayReadTaskFile } from './service/tasks/files.ts'
import { numberedTasks, workWidgets } from './service/widgets.ts'
import { workspaceTopics } from './topics.ts'
import { sharedProjects } from './service/projects/shared-projects.ts'
import { taskOfThis } from './service/tasks/make.ts'
import { importTasks } from './service/tasks/import/import-tasks.ts'

export const manifest: Module = {
  name: 'work',
  words: { ar, en },
  objects: ['workspace', 'project', 'task'],
  events: workEvents,
  routes: workRoutes,
  imports: [importTasks],
  kinds: [workspaceKind, projectKind, taskKind],
  channels: workFollowers,
  shared: [sharedProjects],
  actions: [taskOfThis],
  documents: [taskDocuments],
  files: { task: mayReadTaskFile },
  searchable: searchableWork,
  found: [workspaceFinder.found, projectFinder.found, taskFinder.found],
  onTimeline: [tasksOnTimeline],
  labelScopes: [workspaceLabels],
  customized: [customizedTasks],
  savedLists: savedTaskLists,
  numbers: [numberedTasks],
  widgets: workWidgets,
  backgroundJobs: [taskRuns.backgroundJob],
  notifications: workNotifications,
  topics: workspaceTopics,
  forget: (_portal, { db }, ids) => forgetWork(db, ids),
  seed: seedWork,
  load: { most: 200_000, insert: loadTasks },
}
