import { useEffect, useRef, useState, type CSSProperties, type PointerEvent as ReactPointerEvent } from 'react'

/** Where a card would stand: in this list, behind that card, or first. */
export interface Target {
  readonly listId: string
  readonly after: string | null
}

export interface Drag {
  readonly id: string
  readonly target: Target
  /** Where the pointer is, and where in the card it took hold; nothing where keys move it. */
  readonly hand?: { readonly x: number; readonly y: number; readonly dx: number; readonly dy: number; readonly width: number }
}

/** Where the card in the hand is drawn: the pointer counts from one side, a line from where it begins. */
export const startOf = ({ x, y, dx, dy, width }: NonNullable<Drag['hand']>, rtl: boolean): CSSProperties => ({
  insetBlockStart: y - dy,
  insetInlineStart: rtl ? document.documentElement.clientWidth - (x - dx) - width : x - dx,
  inlineSize: width,
})

const STARTS_PX = 6
/** So long a finger rests on a card before it lifts it: until then it scrolls. */
const RESTS_MS = 280
const EDGE_PX = 48
const SCROLLS_PX = 14

/** Cards dragged by mouse or finger. Lists carry `data-list`, cards `data-card`. Escape puts a card back. */
export function useDrag(onDrop: (id: string, target: Target) => void) {
  const [drag, setDrag] = useState<Drag>()
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  function press(event: ReactPointerEvent<HTMLElement>, id: string): void {
    if (event.button !== 0 || (event.target as Element).closest('button, input')) return
    const card = event.currentTarget
    const board = card.closest<HTMLElement>('[data-board]')
    const box = card.getBoundingClientRect()
    const from = { x: event.clientX, y: event.clientY }
    const held = { dx: from.x - box.left, dy: from.y - box.top, width: box.width }
    const touch = event.pointerType !== 'mouse'
    let lifted: Drag | undefined
    const lift = (x: number, y: number) => {
      const target = targetAt(x, y, id) ?? lifted?.target
      if (!target) return
      lifted = { id, target, hand: { x, y, ...held } }
      setDrag(lifted)
    }
    const rests = touch ? setTimeout(() => lift(from.x, from.y), RESTS_MS) : undefined
    const move = (now: PointerEvent) => {
      const far = Math.hypot(now.clientX - from.x, now.clientY - from.y) > STARTS_PX
      if (!lifted && touch && far) return end() // it scrolls
      if (!lifted && (!far || touch)) return
      lift(now.clientX, now.clientY)
      if (board) scrollAtEdge(board, now.clientX)
    }
    /** A lifted card is not scrolled away by the finger that holds it. */
    const keep = (now: TouchEvent) => {
      if (lifted) now.preventDefault()
    }
    const drop = () => {
      const done = lifted
      end()
      if (!done) return
      // the click that follows would open what was only moved
      addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
      onDrop(id, done.target)
    }
    const escape = (now: KeyboardEvent) => {
      if (now.key === 'Escape') end()
    }
    const end = () => {
      clearTimeout(rests)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', drop)
      removeEventListener('pointercancel', end)
      removeEventListener('keydown', escape)
      removeEventListener('touchmove', keep)
      lifted = undefined
      setDrag(undefined)
      stop.current = undefined
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', drop)
    addEventListener('pointercancel', end)
    addEventListener('keydown', escape)
    addEventListener('touchmove', keep, { passive: false })
    stop.current = end
  }
  return { drag, press }
}

const swallow = (event: Event): void => {
  event.preventDefault()
  event.stopPropagation()
}

/** The list under the pointer, and the last of its cards whose middle lies above. */
function targetAt(x: number, y: number, id: string): Target | undefined {
  const list = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-list]')
  const listId = list?.dataset['list']
  if (!list || listId === undefined) return undefined
  const cards = [...list.querySelectorAll<HTMLElement>('[data-card]')].filter((card) => card.dataset['card'] !== id)
  const above = cards.filter((card) => {
    const { top, height } = card.getBoundingClientRect()
    return top + height / 2 < y
  })
  return { listId, after: above.at(-1)?.dataset['card'] ?? null }
}

function scrollAtEdge(board: HTMLElement, x: number): void {
  const { left, right } = board.getBoundingClientRect()
  if (x < left + EDGE_PX) board.scrollLeft -= SCROLLS_PX
  else if (x > right - EDGE_PX) board.scrollLeft += SCROLLS_PX
}
