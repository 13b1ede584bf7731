import type { Icon } from '@tabler/icons-react'
import { type ReactElement, type ReactNode } from 'react'
import { MenuLater, type MenuButton } from './menu-later.tsx'
import { lazyDialog } from './lazy-part.tsx'

/** One line of a menu: it does something, leads somewhere, or saves a file. */
export interface MenuAction {
  readonly name: string
  readonly label: ReactNode
  readonly icon?: Icon
  /** The icon points along the line, so it turns with the direction of the page. */
  readonly turns?: boolean
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly run?: () => void
  readonly to?: string
  /** The address of a file that the browser saves. */
  readonly file?: string
}

interface ActionMenuProps {
  readonly actions: readonly (MenuAction | false)[]
  /** Above the actions. */
  readonly title?: string
  readonly width?: number
  readonly button: (asks: Partial<MenuButton>) => ReactElement
}

const load = () => import('./action-menu-items.tsx')
const ActionMenuItems = lazyDialog(load)

/** A button with a menu of actions. Neither the menu nor what it floats on is loaded before somebody reaches for it. */
export function ActionMenu({ actions, button, ...rest }: ActionMenuProps) {
  const offered = actions.filter((one) => one !== false)
  return <MenuLater load={load} button={button} menu={<ActionMenuItems {...rest} actions={offered} button={button({})} />} />
}
