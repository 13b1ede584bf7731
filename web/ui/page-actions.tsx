import { useLayoutEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

const ID = 'page-actions'

/** Where the header of a screen in parts shows what its current part can do. */
export const PageActionsPlace = () => <div id={ID} style={{ display: 'contents' }} />

/** What a part of a screen offers, drawn in the header above it. */
export function PageActions({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Element | null>(null)
  useLayoutEffect(() => setPlace(document.getElementById(ID)), [])
  return place && createPortal(children, place)
}
