import { useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** The element in the header of the screen; there is one screen at a time. */
let place: Element | null = null
const listeners = new Set<() => void>()

function keepPlace(element: Element | null): void {
  place = element
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The part of a header that shows the actions of the current part of its screen. */
export const PageActionsPlace = () => <div ref={keepPlace} style={{ display: 'contents' }} />

/** Actions of a part of a screen, drawn in the header above it. */
export function PageActions({ children }: { children: ReactNode }) {
  const element = useSyncExternalStore(subscribe, () => place)
  return element && createPortal(children, element)
}
