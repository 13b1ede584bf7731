import type { EditorView } from 'prosemirror-view'
import type { Typed } from './trigger.ts'

const GAP = 6
const LEAST = 220
const MOST = 380

/** Below the sign, or above it where there is no room. */
export function placeMenu(box: HTMLElement | null, view: EditorView, { from }: Typed): void {
  if (!box?.offsetParent) return
  const { top, bottom, left } = view.coordsAtPos(from)
  const frame = box.offsetParent.getBoundingClientRect()
  const [over, under] = [top - frame.top - GAP, innerHeight - bottom - 2 * GAP]
  const above = under < LEAST && over > under
  box.style.maxBlockSize = `${Math.min(MOST, above ? over : under)}px`
  const rtl = getComputedStyle(box).direction === 'rtl'
  const start = rtl ? left - box.offsetWidth : left
  box.style.top = `${(above ? top - box.offsetHeight - GAP : bottom + GAP) - frame.top}px`
  box.style.left = `${Math.min(Math.max(start - frame.left, 0), frame.width - box.offsetWidth)}px`
}
