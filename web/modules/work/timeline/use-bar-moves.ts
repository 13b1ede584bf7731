import { tasks } from '@diwan/contract/work/endpoints/tasks'
import type { TaskFields } from '@diwan/contract/work/schemas/tasks'
import type { Bar } from '@diwan/contract/timeline/schemas'
import { useState } from 'react'
import { offerUndo, UNDO_MS } from '../../../kit/undo.ts'
import { useWrite } from '../../../kit/write.ts'
import type { AllBars, Dates } from '../../timeline/public.ts'

const datesOf = ({ startDate, dueDate }: Dates): Dates => ({ startDate, dueDate })

interface Moved extends Dates {
  /** The portal took it: what it answers next holds it. */
  readonly taken: boolean
}

/** Bars where they were put, until the portal says where they are; a move that was refused is put back, one that was made can be undone. */
export function useBarMoves(data: AllBars | undefined, onMoved?: (id: string) => void) {
  const [moved, keep] = useState<ReadonlyMap<string, Moved>>(new Map())
  const [seen, see] = useState(data)
  const { mutate } = useWrite(tasks.change)
  if (seen !== data) {
    see(data)
    keep(new Map([...moved].filter(([_id, { taken }]) => !taken)))
  }
  const put = (id: string, dates: Moved | undefined) =>
    keep((held) => {
      const next = new Map(held)
      if (dates) next.set(id, dates)
      else next.delete(id)
      return next
    })

  function send(id: string, from: Dates, to: Dates, undoable: boolean): void {
    const names = (['startDate', 'dueDate'] as const).filter((name) => from[name] !== to[name])
    if (names.length === 0) return
    const of = (dates: Dates): TaskFields => Object.fromEntries(names.map((name) => [name, dates[name]]))
    put(id, { ...to, taken: false })
    mutate(
      { id, now: of(to), was: of(from) },
      {
        onError: () => put(id, undefined),
        onSuccess: () => {
          put(id, { ...to, taken: true })
          onMoved?.(id)
          if (undoable) offerUndo({ says: ['work', 'done_taskMoved'], ms: UNDO_MS, undo: () => send(id, to, from, false) })
        },
      },
    )
  }
  const bars = data?.bars.map((bar) => {
    const dates = moved.get(bar.id)
    return dates ? { ...bar, startDate: dates.startDate, dueDate: dates.dueDate } : bar
  })
  return {
    data: data && { ...data, bars: bars ?? [] },
    move: (bar: Bar, dates: Dates) => send(bar.id, datesOf(bar), datesOf(dates), true),
  }
}
