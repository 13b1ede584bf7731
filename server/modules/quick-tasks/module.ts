import { quickTaskEvents } from '@diwan/contract/quick-tasks/events'
import { ar } from '@diwan/contract/quick-tasks/words.ar'
import { en } from '@diwan/contract/quick-tasks/words.en'
import type { Module } from '../../kit/module.ts'
import { searchableQuickTasks } from './queries/entries.ts'
import { forgetQuickTasks } from './queries/quick-task.ts'
import { quickTaskRoutes } from './routes.ts'
import { seedQuickTasks } from './seed.ts'
import { quickTaskOfThis } from './service/make.ts'
import { numberedQuickTasks } from './service/numbers.ts'
import { quickTaskFollowers, quickTaskKind } from './service/policy.ts'
import { quickTaskFinder } from './service/search.ts'
import { quickTaskTopics } from './topics.ts'

export const manifest: Module = {
  name: 'quickTasks',
  words: { ar, en },
  objects: ['quick_task'],
  events: Object.values(quickTaskEvents),
  routes: quickTaskRoutes,
  kinds: [quickTaskKind],
  channels: [quickTaskFollowers],
  actions: [quickTaskOfThis],
  numbers: [numberedQuickTasks],
  searchable: [searchableQuickTasks],
  found: [quickTaskFinder.found],
  topics: quickTaskTopics,
  forget: (_portal, { db }, ids) => forgetQuickTasks(db, ids),
  seed: seedQuickTasks,
}
