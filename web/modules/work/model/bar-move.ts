import { tasks } from '@diwan/contract/work/endpoints/tasks'
import type { TaskFields } from '@diwan/contract/work/schemas/tasks'
import type { BarCommand } from '../../../kit/manifest.ts'

/** Sends the dates that changed, with those that were seen: a date that somebody else changed is not overwritten. */
export const command: BarCommand = {
  name: tasks.change.name,
  input: (id, from, to) => {
    const names = (['startDate', 'dueDate'] as const).filter((name) => from[name] !== to[name])
    const fieldsOf = (dates: typeof from): TaskFields => Object.fromEntries(names.map((name) => [name, dates[name]]))
    return { id, now: fieldsOf(to), was: fieldsOf(from) }
  },
  says: ['work', 'done_taskMoved'],
}
