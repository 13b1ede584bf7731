import type { Context, DependencyList, EffectCallback } from 'react'

/**
 * Runs one component or hook without a browser: state, references and effects alone. A test puts `hooks` in the place of those of
 * React with `vi.mock('react', …)` and reads the elements that come back.
 */
interface Drawing {
  readonly cells: unknown[]
  at: number
  effects: (() => void)[]
  again: boolean
}

let current: Drawing | undefined

function take<T>(begin: () => T): T {
  const { cells, at } = current!
  if (at === cells.length) cells.push(begin())
  current!.at += 1
  return cells[at] as T
}

export const hooks = {
  /** Every context has its default value. */
  use: <T>(context: Context<T>) => (context as unknown as Record<'_currentValue', T>)['_currentValue'],
  useState<T>(initial: T | (() => T)) {
    const drawing = current!
    const cell = take(() => ({ value: typeof initial === 'function' ? (initial as () => T)() : initial }))
    const set = (next: T) => {
      drawing.again ||= next !== cell.value
      cell.value = next
    }
    return [cell.value, set] as const
  },
  useRef: <T>(initial: T) => take(() => ({ current: initial })),
  useEffectEvent<A extends unknown[]>(event: (...args: A) => void) {
    const cell = take(() => ({ event }))
    cell.event = event
    return (...args: A) => cell.event(...args)
  },
  useEffect(effect: EffectCallback, needs?: DependencyList) {
    const cell = take((): { needs?: DependencyList | undefined; end?: ReturnType<EffectCallback> } => ({}))
    const before = cell.needs
    if (needs && before && needs.every((need, at) => need === before[at])) return
    current!.effects.push(() => {
      cell.end?.()
      cell.needs = needs
      cell.end = effect()
    })
  },
}

/** Draws until nothing changes any more. */
export function drawingOf<T>(draw: () => T): () => T {
  const drawing: Drawing = { cells: [], at: 0, effects: [], again: false }
  return () => {
    let drawn: T
    do {
      Object.assign(drawing, { at: 0, effects: [], again: false })
      current = drawing
      drawn = draw()
      current = undefined
      if (!drawing.again) for (const effect of drawing.effects) effect()
    } while (drawing.again)
    return drawn
  }
}
