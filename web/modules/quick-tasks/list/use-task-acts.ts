import { quickTasks } from '@diwan/contract/quick-tasks/endpoints'
import type { QuickTask } from '@diwan/contract/quick-tasks/schemas'
import type { RefObject } from 'react'
import { useWrite } from '../../../kit/write.ts'
import type { TaskActs, TaskGroupOf } from '../types.ts'

/** In the order in which they are asked for: the second press of a key counts on the first. */
const ONE_AFTER_THE_OTHER = { scope: 'quick-tasks' } as const

/** What is done with a row; the focus goes on to the next one where the row goes away. */
export function useTaskActs(
  groups: readonly TaskGroupOf[],
  screen: RefObject<HTMLElement | null>,
  askToReturn: (task: QuickTask) => void,
): TaskActs {
  const complete = useWrite(quickTasks.complete, ONE_AFTER_THE_OTHER)
  const reopen = useWrite(quickTasks.reopen, ONE_AFTER_THE_OTHER)
  const move = useWrite(quickTasks.move, ONE_AFTER_THE_OTHER)
  const change = useWrite(quickTasks.change, ONE_AFTER_THE_OTHER)
  const trash = useWrite(quickTasks.trash, ONE_AFTER_THE_OTHER)
  const restore = useWrite(quickTasks.restore, ONE_AFTER_THE_OTHER)
  const leave = ({ id }: QuickTask) => {
    const rows = [...(screen.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const at = rows.findIndex((row) => row.dataset['id'] === id)
    if (rows[at] === document.activeElement) (rows[at + 1] ?? rows[at - 1])?.focus()
  }
  return {
    tick: (task) => {
      leave(task)
      if (task.doneDate === null) complete.mutate({ id: task.id })
      else reopen.mutate({ id: task.id })
    },
    move: (task, step) => {
      const after = behind(groups.find(({ rows }) => rows.includes(task))?.rows ?? [], task, step)
      if (after !== undefined) move.mutate({ id: task.id, after })
    },
    plan: (task, day) => {
      leave(task)
      change.mutate({ id: task.id, day })
    },
    giveBack: askToReturn,
    trash: (task) => {
      if (!task.can.delete) return
      leave(task)
      trash.mutate({ id: task.id })
    },
    restore: ({ id }) => restore.mutate({ id }),
  }
}

/** The one it stands behind then; null is first, nothing is no move. */
function behind(rows: readonly QuickTask[], task: QuickTask, step: 1 | -1): string | null | undefined {
  const at = rows.indexOf(task)
  if (step === 1) return rows[at + 1]?.id
  return at < 1 ? undefined : (rows[at - 2]?.id ?? null)
}
