import { quickTasks } from '@diwan/contract/quick-tasks/endpoints'
import type { BarCommand } from '../../../kit/manifest.ts'

/** Another day, and another time where it has one. */
export const command: BarCommand = {
  name: quickTasks.change.name,
  input: (id, from, to) => ({ id, day: to.dueDate, ...(from.time !== to.time && { time: to.time ?? null }) }),
  says: ['quick-tasks', 'moved'],
}
