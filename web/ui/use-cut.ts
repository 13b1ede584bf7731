import { useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { drawnWidths, forgetWidths } from './drawn-widths.ts'
import { cutOf } from './whole-words.ts'

/** Widths of words are added up, where the browser rounds the line. The box is a pixel wider than its text. */
const ROUNDING = 0.5

/** Whether it is cut. */
type Hear = (width: number) => boolean

const boxes = new Map<Element, Hear>()
let observer: ResizeObserver | undefined

/** One observer for all: a list is measured in one go, before it is painted. */
function watch(box: Element, hear: Hear): () => void {
  observer ??= observe()
  boxes.set(box, hear)
  observer.observe(box)
  return () => {
    observer?.unobserve(box)
    boxes.delete(box)
  }
}

function observe(): ResizeObserver {
  const tell = (widths: readonly (readonly [Element, number])[]): Element[] =>
    flushSync(() => widths.flatMap(([box, width]) => (boxes.get(box)?.(width) ? [box] : [])))
  const again = (some: readonly Element[]) => tell(some.map((box) => [box, box.getBoundingClientRect().width]))
  document.fonts.addEventListener('loadingdone', () => {
    forgetWidths()
    again([...boxes.keys()])
  })
  return new ResizeObserver((entries) => {
    const cut = tell(entries.map(({ target, contentRect }) => [target, contentRect.width]))
    // a box that became narrower with the weight of its letters is heard of before they are
    if (cut.length > 0) requestAnimationFrame(() => again(cut))
  })
}

function cutIn(box: Element, text: string, room: { width: number; lines: number }): number | undefined {
  const style = getComputedStyle(box)
  if (room.width === 0 || style.maxBlockSize === 'none') return undefined // not on screen, or whole where it stands
  return cutOf(text, { ...room, width: room.width - ROUNDING }, drawnWidths(box, style))
}

/** Where the text ends in the room its box has; measured once per width. */
export function useCut(box: RefObject<HTMLElement | null>, text: string, lines: number): number | undefined {
  const [cut, setCut] = useState<{ readonly text: string; readonly at: number }>()
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return undefined
    return watch(element, (width) => {
      const at = cutIn(element, text, { width, lines })
      setCut((was) => (at === undefined ? undefined : was?.text === text && was.at === at ? was : { text, at }))
      return at !== undefined
    })
  }, [box, text, lines])
  return cut?.text === text ? cut.at : undefined
}
