import { kindName } from '../kit/record-kind.ts'

export const quickTaskKind = kindName({
  name: 'quick_task',
  module: 'quickTasks',
  path: (id) => `/user/quick-tasks?id=${id}`,
})
