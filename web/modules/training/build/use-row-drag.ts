import { useState, type DragEvent } from 'react'
import type { Drag } from '../types.ts'

interface Row {
  /** Its own key. */
  readonly of: string
  /** Whether what is dragged may be dropped here; nothing is dropped onto itself. */
  readonly takes?: (key: string) => boolean
  readonly drop: (key: string) => void
}

/** A row of the outline that is dragged by its handle, and onto which others are dropped. */
export function useRowDrag(drag: Drag, { of, takes = () => true, drop }: Row) {
  const [over, setOver] = useState(false)
  const { key } = drag
  const fits = key !== undefined && key !== of && takes(key)
  return {
    draggable: drag.held === of, // only while its handle is pressed: words in it can be chosen
    'data-over': (over && fits) || undefined,
    onDragStart: (event: DragEvent) => {
      event.stopPropagation() // a lesson is not its section
      event.dataTransfer.effectAllowed = 'move'
      drag.begin(of)
    },
    onDragEnd: drag.end,
    onDragOver: (event: DragEvent) => {
      if (!fits) return
      event.preventDefault()
      event.stopPropagation()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      if (!fits) return
      event.preventDefault()
      event.stopPropagation()
      drag.end()
      drop(key)
    },
  }
}
