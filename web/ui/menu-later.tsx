import { Suspense, useState, type ReactNode } from 'react'

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
  load: () => Promise<unknown>
  button: (props: MenuButton) => ReactNode
  /** Lazy, and open from the start. */
  menu: ReactNode
}

/** No screen waits for its menus: the button stands in the place of its menu, and the click that asks for it opens it. */
export function MenuLater({ load, button, menu }: MenuLaterProps) {
  const [wanted, setWanted] = useState(false)
  const reach = () => void load()
  const early = button({
    'aria-haspopup': 'menu',
    'aria-expanded': wanted,
    onPointerEnter: reach,
    onFocus: reach,
    onClick: () => setWanted(true),
  })
  return wanted ? <Suspense fallback={early}>{menu}</Suspense> : early
}
