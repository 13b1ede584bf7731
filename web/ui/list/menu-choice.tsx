import type { Icon } from '@tabler/icons-react'
import { MenuLater, type MenuButton } from '../menu-later.tsx'
import classes from './filter-bar.module.css'
import { lazyDialog } from '../lazy-part.tsx'

const load = () => import('./sort-menu.tsx')
const SortMenu = lazyDialog(load)

interface ChoiceButtonProps {
  /** What is chosen here; its value follows. */
  readonly label: string
  readonly text: string
  readonly icon: Icon
  readonly marks: Readonly<Record<`data-${string}`, string>>
}

interface MenuChoiceProps extends ChoiceButtonProps {
  readonly items: readonly { readonly name: string; readonly label: string; readonly on: boolean; readonly choose: () => void }[]
}

/** One of a few ways to show a list, at the end of its bar; the menu comes when somebody reaches for it. */
export function MenuChoice({ items, ...shown }: MenuChoiceProps) {
  return (
    <MenuLater
      load={load}
      button={(asks) => <ChoiceButton {...shown} {...asks} />}
      menu={<SortMenu items={items} button={<ChoiceButton {...shown} />} />}
    />
  )
}

function ChoiceButton({ label, text, icon: Sign, marks, ...asks }: Partial<MenuButton> & ChoiceButtonProps) {
  return (
    <button type="button" title={label} aria-label={`${label}: ${text}`} {...marks} {...asks} className={classes['add']}>
      <Sign size={16} stroke={1.7} aria-hidden />
      <span className={classes['sortText']}>{text}</span>
    </button>
  )
}
