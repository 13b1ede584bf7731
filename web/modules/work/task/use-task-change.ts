import { tasks } from '@diwan/contract/work/endpoints/tasks'
import type { TaskFields, TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { useWrite } from '../../../kit/write.ts'

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
})

/** The same fields as they were seen: what somebody else changed since is not overwritten. */
export function changed(task: TaskRecord, now: TaskFields): { id: string; now: TaskFields; was: TaskFields } {
  const held = fieldsOf(task)
  const names = Object.keys(now) as (keyof TaskFields)[]
  return { id: task.id, now, was: Object.fromEntries(names.map((name) => [name, held[name]])) }
}

/** Changes fields of a task in place. */
export function useTaskChange(task: TaskRecord): (now: TaskFields) => void {
  const { mutate } = useWrite(tasks.change, { scope: `task:${task.id}` })
  return (now) => mutate(changed(task, now))
}
