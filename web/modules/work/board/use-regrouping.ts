import type { Groups, Task, TaskFields } from '@diwan/contract/work/schemas/tasks'
import type { BoardGroup, TaskPriority } from '@diwan/contract/work/vocabulary'
import { useMemo, useState } from 'react'
import { useFieldChange } from '../task/use-task-change.ts'

type Columns = Groups['columns']
type Key = string | null

export interface Regrouped {
  readonly task: Task
  readonly from: Key
  readonly to: Key
}

/** Out of one column and into another: into the one for what has none, all of them go. */
const ids = (held: readonly { readonly id: string }[], from: Key, to: Key): string[] =>
  to === null ? [] : [...new Set([...held.map(({ id }) => id).filter((id) => id !== from), to])]

/** What a card that goes from one column to another becomes, and what it was. */
export function fieldsBy(by: BoardGroup, { task, from, to }: Regrouped): { now: TaskFields; was: TaskFields } {
  if (by === 'priority') return { now: { priority: to as TaskPriority }, was: { priority: task.priority } }
  const held = by === 'assignee' ? task.assignees : task.labels
  const name = by === 'assignee' ? 'assigneeIds' : 'labelIds'
  return { now: { [name]: ids(held, from, to) }, was: { [name]: held.map(({ id }) => id) } }
}

/** The columns as they are with one card elsewhere. */
function regrouped(columns: Columns, { task, from, to }: Regrouped): Columns {
  return columns.map((column) => {
    if (column.key !== to && column.key !== from && to !== null) return column
    const others = column.tasks.filter(({ id }) => id !== task.id)
    return { ...column, tasks: column.key === to ? [task, ...others] : others }
  })
}

/** A card stands in its new column before the portal has answered, and goes back where it refuses. */
export function useRegrouping(by: BoardGroup, projectId: string, columns: Columns) {
  const change = useFieldChange(`project:${projectId}`)
  const [pending, setPending] = useState<readonly Regrouped[]>([])
  const shown = useMemo(() => pending.reduce(regrouped, columns), [columns, pending])
  const move = (moved: Regrouped) => {
    if (moved.from === moved.to) return
    const settle = () => setPending((all) => all.filter((one) => one !== moved))
    setPending((all) => [...all, moved])
    change({ id: moved.task.id, ...fieldsBy(by, moved) }, (done) => {
      if (done) setTimeout(settle, 1_500) // until the board was fetched again
      else settle()
    })
  }
  return { columns: shown, move }
}
