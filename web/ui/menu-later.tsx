import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { lazyLoad, type AskedBy } from '../kit/lazy-load.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { useRetry } from './use-retry.ts'

/** What makes a button ask for its menu. */
export interface MenuButton {
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  onPointerEnter: () => void
  onFocus: () => void
  onClick: () => void
}

interface MenuLaterProps {
  /** Fetches the menu; called when somebody reaches for it. */
  load: () => Promise<{ default: unknown }>
  button: (props: MenuButton) => ReactNode
  /** Lazy, and open from the start. */
  menu: ReactNode
}

/** No screen waits for its menus: the button stands in the place of its menu, and the click that asks for it opens it. */
export function MenuLater({ load, button, menu }: MenuLaterProps) {
  const [wanted, setWanted] = useState<'no' | 'yes' | 'away'>('no')
  const note = useFirstEscape(wanted === 'yes')
  const open = async (by: AskedBy) => setWanted((await fetchMenu(load, by)) ? 'yes' : 'away')
  const reach = () => void fetchMenu(load, 'page')
  const early = button({
    'aria-haspopup': 'menu',
    'aria-expanded': wanted === 'yes',
    onPointerEnter: reach,
    onFocus: reach,
    onClick: () => {
      note()
      void open('person')
    },
  })
  if (wanted === 'yes') return <Suspense fallback={early}>{menu}</Suspense>
  return (
    <>
      {early}
      {wanted === 'away' && <MenuWaits onRetry={() => void open('page')} onClose={() => setWanted('no')} />}
    </>
  )
}

/**
 * A menu gives the focus back to the button that had it. The first time that button was another one: Escape leads to the one
 * that stands in its place now.
 */
function useFirstEscape(opened: boolean): () => void {
  const place = useRef<{ readonly parent: Element; readonly at: number }>(undefined)
  useEffect(() => {
    if (!opened) return
    const back = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return
      document.removeEventListener('keydown', back, true)
      const button = place.current?.parent.children[place.current.at]
      if (button instanceof HTMLElement && button.ariaExpanded === 'true')
        requestAnimationFrame(() => button.focus({ preventScroll: true }))
    }
    document.addEventListener('keydown', back, true)
    return () => document.removeEventListener('keydown', back, true)
  }, [opened])
  return () => {
    const button = document.activeElement
    const parent = button?.parentElement
    if (button && parent) place.current = { parent, at: [...parent.children].indexOf(button) }
  }
}

/** Whether the menu can be opened; one that could not be fetched is asked for again the next time. */
export async function fetchMenu(load: MenuLaterProps['load'], by: AskedBy): Promise<boolean> {
  const menu = lazyLoad(load)
  if ((await menu.load(by)) !== undefined) return true
  menu.forget()
  return false
}

function MenuWaits({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  useRetry(onRetry)
  return <OfflineNotice onClose={onClose} />
}
