import { Suspense, useState, type ReactNode } from 'react'
import { lazyLoad } from '../kit/lazy-load.ts'
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
  const open = async () => setWanted((await fetchMenu(load)) ? 'yes' : 'away')
  const reach = () => void fetchMenu(load)
  const early = button({
    'aria-haspopup': 'menu',
    'aria-expanded': wanted === 'yes',
    onPointerEnter: reach,
    onFocus: reach,
    onClick: () => void open(),
  })
  if (wanted === 'yes') return <Suspense fallback={early}>{menu}</Suspense>
  return (
    <>
      {early}
      {wanted === 'away' && <MenuWaits onRetry={() => void open()} onClose={() => setWanted('no')} />}
    </>
  )
}

/** Whether the menu can be opened; one that could not be fetched is asked for again the next time. */
export async function fetchMenu(load: MenuLaterProps['load']): Promise<boolean> {
  const menu = lazyLoad(load)
  if ((await menu.load()) !== undefined) return true
  menu.forget()
  return false
}

function MenuWaits({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  useRetry(onRetry)
  return <OfflineNotice onClose={onClose} />
}
