import type { Bar } from '@diwan/contract/timeline/schemas'
import { useState } from 'react'
import type { BarMove, BarMover } from '../../kit/manifest.ts'
import { newRequestId } from '../../kit/request-id.ts'
import { performWrite } from '../../kit/under-way.ts'
import { offerUndo, UNDO_MS } from '../../kit/undo.ts'

const datesOf = ({ startDate, dueDate, time }: BarMove): BarMove => ({ startDate, dueDate, ...(time !== undefined && { time }) })
const isSame = (one: BarMove, other: BarMove): boolean =>
  one.startDate === other.startDate && one.dueDate === other.dueDate && (one.time ?? null) === (other.time ?? null)

interface Moved extends BarMove {
  /** The portal took it: its next answer holds it. */
  readonly taken: boolean
}

/**
 * Bars where they were put, until the portal says where they are. A move is sent by the command of the module that owns the record; a move
 * that was refused is put back, one that was made can be undone.
 */
export function useBarMoves<Data extends { readonly bars: readonly Bar[] }>(
  data: Data | undefined,
  movers: readonly BarMover[],
  onMoved?: (id: string) => void,
) {
  const [moved, keep] = useState<ReadonlyMap<string, Moved>>(new Map())
  const [seen, see] = useState(data)
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

  async function send({ id, kind }: Pick<Bar, 'id' | 'kind'>, from: BarMove, to: BarMove, undoable: boolean): Promise<void> {
    const mover = movers.find((one) => one.kind === kind)
    if (!mover || isSame(from, to)) return
    put(id, { ...to, taken: false })
    try {
      const { command } = await mover.load()
      await performWrite(command.name, { input: command.input(id, from, to), requestId: newRequestId() })
      put(id, { ...to, taken: true })
      onMoved?.(id)
      if (undoable) offerUndo({ says: command.says, ms: UNDO_MS, undo: () => void send({ id, kind }, to, from, false) })
    } catch {
      put(id, undefined) // a toast says why
    }
  }
  const bars = data?.bars.map((bar) => {
    const dates = moved.get(bar.id)
    return dates ? { ...bar, ...datesOf(dates) } : bar
  })
  return {
    data: data && { ...data, bars: bars ?? [] },
    move: (bar: Bar, dates: BarMove) => void send(bar, datesOf(bar), datesOf(dates), true),
  }
}
