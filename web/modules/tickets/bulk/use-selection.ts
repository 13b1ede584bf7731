import { MAX_BULK } from '@diwan/contract/tickets/limits'
import type { Ticket } from '@diwan/contract/tickets/schemas'
import { useState, type KeyboardEvent } from 'react'

export interface Selection {
  /** What is chosen of what is shown, as it is now. */
  readonly tickets: readonly Ticket[]
  readonly has: (id: string) => boolean
  readonly toggle: (id: string, wholeRange: boolean) => void
  readonly toggleAll: () => void
  readonly clear: () => void
  /** Space, Shift with the arrows, Ctrl or ⌘ with A, and Escape; the row has the focus. */
  readonly keys: (event: KeyboardEvent, id: string) => void
}

/** What leaves the list leaves the selection. */
export function useSelection(shown: readonly Ticket[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [anchor, setAnchor] = useState<string>()
  const ids = shown.map(({ id }) => id)
  const tickets = shown.filter(({ id }) => chosen.has(id)).slice(0, MAX_BULK)
  const add = (some: readonly string[]) => setChosen(new Set([...chosen, ...some]))
  const clear = () => setChosen(new Set())

  const toggle = (id: string, wholeRange: boolean) => {
    setAnchor(id)
    const from = anchor === undefined ? -1 : ids.indexOf(anchor)
    if (wholeRange && from >= 0) {
      const [first, last] = [from, ids.indexOf(id)].toSorted((a, b) => a - b)
      return add(ids.slice(first, last! + 1))
    }
    setChosen(chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id]))
  }
  return {
    tickets,
    has: (id) => chosen.has(id),
    toggle,
    toggleAll: () => (tickets.length === Math.min(ids.length, MAX_BULK) ? clear() : add(ids)),
    clear,
    keys: (event, id) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (event.key === ' ') toggle(id, event.shiftKey)
      else if (step !== undefined && event.shiftKey) return add([id, ids[ids.indexOf(id) + step] ?? id])
      else if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) add(ids)
      else if (event.key === 'Escape' && tickets.length > 0) clear()
      else return
      event.preventDefault()
    },
  }
}
