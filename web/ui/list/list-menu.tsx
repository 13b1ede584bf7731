import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MenuLater, type MenuButton } from '../menu-later.tsx'
import type { ListMenuItemsProps } from './list-menu-items.tsx'
import { lazyDialog } from '../lazy-part.tsx'

const load = () => import('./list-menu-items.tsx')
const ListMenuItems = lazyDialog(load)

/** What else can be done with the list, at the end of the page header; the menu comes when somebody reaches for it. */
export function ListMenu(props: Omit<ListMenuItemsProps, 'button'>) {
  return <MenuLater load={load} button={(asks) => <Dots {...asks} />} menu={<ListMenuItems {...props} button={<Dots />} />} />
}

function Dots(props: Partial<MenuButton>) {
  const { t } = useTranslation('kit')
  return (
    <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('more')} title={t('more')} {...props}>
      <IconDots size={18} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
}
