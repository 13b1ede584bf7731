import { tasks } from '@diwan/contract/work/endpoints/tasks'
import type { Board, Task } from '@diwan/contract/work/schemas/tasks'
import { useMemo, useState } from 'react'
import { useWrite } from '../../../kit/write.ts'
import type { Target } from '../../../ui/board/use-drag.ts'

type Columns = Board['columns']

interface Moved {
  readonly id: string
  readonly target: Target
}

/** The columns as they are with one card elsewhere. */
export function placed(columns: Columns, { id, target }: Moved): Columns {
  const task = columns.flatMap((column) => column.tasks).find((one) => one.id === id)
  if (!task) return columns
  return columns.map((column) => {
    const others = column.tasks.filter((one) => one.id !== id)
    if (column.list.id !== target.listId) return others.length === column.tasks.length ? column : { ...column, tasks: others }
    const at = target.after === null ? 0 : others.findIndex((one) => one.id === target.after) + 1
    return { ...column, tasks: [...others.slice(0, at), task, ...others.slice(at)] }
  })
}

const standing = (columns: Columns, id: string): Target | undefined => {
  const column = columns.find((one) => one.tasks.some((task) => task.id === id))
  const at = column?.tasks.findIndex((task) => task.id === id) ?? 0
  return column && { listId: column.list.id, after: column.tasks[at - 1]?.id ?? null }
}

/** A card stands in its new place before the portal has answered, and goes back where it refuses. */
export function useMoving(columns: Columns) {
  const write = useWrite(tasks.move)
  const [pending, setPending] = useState<readonly Moved[]>([])
  const shown = useMemo(() => pending.reduce(placed, columns), [columns, pending])
  const move = (id: string, target: Target, then?: (task: Pick<Task, 'id'>) => void) => {
    const now = standing(shown, id)
    if (now?.listId === target.listId && now.after === target.after) return
    const moved = { id, target }
    const settle = () => setPending((all) => all.filter((one) => one !== moved))
    setPending((all) => [...all, moved])
    write.mutate(
      { id, listId: target.listId, after: target.after },
      {
        onSuccess: (task) => {
          then?.(task)
          setTimeout(settle, 1_500) // until the board was fetched again
        },
        onError: settle,
      },
    )
  }
  return { columns: shown, move }
}
