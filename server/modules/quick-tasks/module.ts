import { ar } from '@diwan/contract/quick-tasks/words.ar'
import { en } from '@diwan/contract/quick-tasks/words.en'
import { defineModule } from '../../kit/kind/define-module.ts'
import { quickTaskNotifications } from './jobs.ts'
import { quickTask } from './kind.ts'
import { quickTaskRoutes } from './routes.ts'
import { seedQuickTasks } from './seed.ts'
import { quickTasksOnTimeline } from './service/bars.ts'
import { quickTaskOfThis } from './service/make.ts'
import { firstQuickTask, quickTaskWidget } from './service/widgets.ts'

export const manifest = defineModule({
  key: 'quickTasks',
  words: { ar, en },
  kinds: [quickTask],
  widgets: [quickTaskWidget],
  firstSteps: [firstQuickTask],
  routes: quickTaskRoutes,
  actions: [quickTaskOfThis],
  onTimeline: [quickTasksOnTimeline],
  notifications: quickTaskNotifications,
  seed: seedQuickTasks,
})
