import { quickTaskEvents } from '@diwan/contract/quick-tasks/events'
import type { QuickTask, OpenQuickTask } from '@diwan/contract/quick-tasks/schemas'
import { detailOf, type Change } from '@diwan/contract/kit/event'
import { follow } from '../../kit/follow.ts'
import { quickTaskQueries } from './api.ts'

/** Applies a change to a quick task that is held. Hearing it twice, or late, changes nothing. */
export function foldQuickTask(record: QuickTask, change: Change): QuickTask {
  const { changed, completed, reopened, returned } = quickTaskEvents
  const said =
    detailOf(changed, change) ?? detailOf(completed, change) ?? detailOf(reopened, change) ?? detailOf(returned, change)
  if (!said || said.id !== record.id || said.version <= record.version) return record
  const { title, version, updatedDate } = said
  return { ...record, title, version, updatedDate }
}

/** What else was changed is fetched: its fields are many, and they travel to its person alone. */
export const quickTaskLive = follow({
  topic: 'quickTasks',
  lists: () => [quickTaskQueries.lists()],
  open: quickTaskQueries.open,
  fold: (held: OpenQuickTask, change) => {
    const quickTask = foldQuickTask(held.quickTask, change)
    return quickTask === held.quickTask ? held : { ...held, quickTask }
  },
  refetchWhen: (before, after, change) => before !== after || detailOf(quickTaskEvents.trashed, change) !== undefined,
})
