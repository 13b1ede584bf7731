import { tasks } from '@diwan/contract/work/endpoints/tasks'
import type { TaskFields, TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { offerUndo, UNDO_MS } from '../../../kit/undo.ts'
import { useWrite } from '../../../kit/write.ts'
import { showConflict } from './use-conflict.ts'

/** As it is read, by the names in which it is changed. */
const fieldsOf = (task: TaskRecord): Required<TaskFields> => ({
  title: task.title,
  description: task.description,
  priority: task.priority,
  startDate: task.startDate,
  dueDate: task.dueDate,
  duration: task.duration,
  assigneeIds: task.assignees.map(({ id }) => id),
  labelIds: task.labels.map(({ id }) => id),
  milestoneId: task.milestone?.id ?? null,
  progress: task.progress,
  repeat: task.repeat,
  estimate: task.estimate,
})

/** The same fields as they were seen: what somebody else changed since is not overwritten. */
export function changed(task: TaskRecord, now: TaskFields): { id: string; now: TaskFields; was: TaskFields } {
  const held = fieldsOf(task)
  const names = Object.keys(now) as (keyof TaskFields)[]
  return { id: task.id, now, was: Object.fromEntries(names.map((name) => [name, held[name]])) }
}

/** Changes fields of a task in place: it can be taken back for a while, and what somebody else wrote in the same field is shown beside it. */
export function useTaskChange(task: TaskRecord): (now: TaskFields) => void {
  const { mutate } = useWrite(tasks.change, { scope: `task:${task.id}` })
  const send = (input: ReturnType<typeof changed>, undoable: boolean) =>
    mutate(input, {
      onSuccess: () => {
        if (undoable)
          offerUndo({
            says: ['work', 'done_taskChanged'],
            ms: UNDO_MS,
            undo: () => send({ id: input.id, now: input.was, was: input.now }, false),
          })
      },
      onError: (problem) => {
        if (problem.code === 'changed_meanwhile') showConflict({ now: input.now, theirs: problem.current as TaskRecord })
      },
    })
  return (now) => send(changed(task, now), true)
}
