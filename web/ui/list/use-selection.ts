import { useState, type KeyboardEvent } from 'react'

export interface Selection<Row> {
  /** What is chosen of what is shown, as it is now. */
  readonly rows: readonly Row[]
  /** Of what can be chosen at once. */
  readonly part: 'none' | 'some' | 'all'
  readonly has: (id: string) => boolean
  /** Boxes are seen before any row is pointed at: something is chosen, or is about to be. */
  readonly choosing: boolean
  readonly begin: () => void
  readonly toggle: (id: string, wholeRange: boolean) => void
  readonly toggleAll: () => void
  readonly clear: () => void
  /** Space or X, with Shift up to there; Shift with the arrows, Ctrl or ⌘ with A, and Escape; the row has the focus. */
  readonly keys: (event: KeyboardEvent, id: string) => void
}

/** While a reader is on a row, a table keeps rows where they were: a range is what lies between on the screen. */
function drawnOrder(ids: readonly string[]): readonly string[] {
  const known = new Set(ids)
  const drawn = [...document.querySelectorAll<HTMLElement>('[data-row][data-id]')].flatMap(({ dataset }) => dataset['id'] ?? [])
  const order = drawn.filter((id) => known.has(id))
  return order.length === ids.length ? order : ids
}

/** Of at most so many rows; what leaves the list leaves the selection. */
export function useSelection<Row extends { readonly id: string }>(shown: readonly Row[], most: number): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [anchor, setAnchor] = useState<string>()
  const [begun, setBegun] = useState(false)
  const ids = shown.map(({ id }) => id)
  const rows = shown.filter(({ id }) => chosen.has(id)).slice(0, most)
  const add = (some: readonly string[]) => setChosen(new Set([...chosen, ...some]))
  const clear = () => {
    setBegun(false)
    setChosen(new Set())
  }
  const part = rows.length === 0 ? 'none' : rows.length < Math.min(ids.length, most) ? 'some' : 'all'

  const toggle = (id: string, wholeRange: boolean) => {
    setAnchor(id)
    const order = drawnOrder(ids)
    const from = anchor === undefined ? -1 : order.indexOf(anchor)
    if (wholeRange && from >= 0) {
      const [first, last] = [from, order.indexOf(id)].toSorted((a, b) => a - b)
      return add(order.slice(first, last! + 1))
    }
    setChosen(chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id]))
  }
  return {
    rows,
    part,
    has: (id) => chosen.has(id),
    choosing: begun || rows.length > 0,
    begin: () => setBegun(true),
    toggle,
    toggleAll: () => (part === 'all' ? clear() : add(ids)),
    clear,
    keys: (event, id) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const modified = event.ctrlKey || event.metaKey || event.altKey
      if (event.key === ' ' || (event.code === 'KeyX' && !modified)) toggle(id, event.shiftKey)
      else if (step !== undefined && event.shiftKey) {
        const order = drawnOrder(ids)
        return add([id, order[order.indexOf(id) + step] ?? id])
      } else if (event.code === 'KeyA' && (event.ctrlKey || event.metaKey)) add(ids)
      else if (event.key === 'Escape' && (begun || rows.length > 0)) clear()
      else return
      event.preventDefault()
    },
  }
}
