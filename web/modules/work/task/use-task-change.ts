import { tasks } from '@diwan/contract/work/endpoints/tasks'
import type { Task, TaskFields, TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { offerUndo, UNDO_MS } from '../../../kit/undo.ts'
import { useWrite } from '../../../kit/write.ts'
import { showConflict } from './use-conflict.ts'

/** As a list has it, or as it is opened. */
export type ShownTask = Task & Partial<Pick<TaskRecord, 'repeat'>>

/** As it is read, by the names in which it is changed. */
const fieldsOf = (task: ShownTask): TaskFields => ({
  title: task.title,
  priority: task.priority,
  startDate: task.startDate,
  dueDate: task.dueDate,
  duration: task.duration,
  assigneeIds: task.assignees.map(({ id }) => id),
  labelIds: task.labels.map(({ id }) => id),
  milestoneId: task.milestone?.id ?? null,
  progress: task.progress,
  repeat: task.repeat ?? null,
  estimate: task.estimate,
})

/** The same fields as they were seen: what somebody else changed since is not overwritten. */
export function changed(task: ShownTask, now: TaskFields): { id: string; now: TaskFields; was: TaskFields } {
  const held = fieldsOf(task)
  const names = Object.keys(now) as (keyof TaskFields)[]
  return { id: task.id, now, was: Object.fromEntries(names.map((name) => [name, held[name]])) }
}

type Change = ReturnType<typeof changed>

/** Changes fields of tasks in place: it can be taken back for a while, and what somebody else wrote in the same field is shown beside it. */
export function useFieldChange(scope: string): (input: Change, settled?: (changed: boolean) => void) => void {
  const { mutate } = useWrite(tasks.change, { scope })
  const send = (input: Change, undoable: boolean, settled?: (changed: boolean) => void) =>
    mutate(input, {
      onSuccess: () => {
        settled?.(true)
        if (undoable)
          offerUndo({
            says: ['work', 'done_taskChanged'],
            ms: UNDO_MS,
            undo: () => send({ id: input.id, now: input.was, was: input.now }, false),
          })
      },
      onError: (problem) => {
        settled?.(false)
        if (problem.code === 'changed_meanwhile') showConflict({ now: input.now, theirs: problem.current as TaskRecord })
      },
    })
  return (input, settled) => send(input, true, settled)
}

/** The same with one task that is open. */
export function useTaskChange(task: ShownTask): (now: TaskFields) => void {
  const change = useFieldChange(`task:${task.id}`)
  return (now) => change(changed(task, now))
}
