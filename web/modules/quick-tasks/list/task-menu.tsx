import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MenuLater, type MenuButton } from '../../../ui/menu-later.tsx'
import type { TaskRowProps } from '../types.ts'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const load = () => import('./task-menu-items.tsx')
const TaskMenuItems = lazyDialog(load)

export function TaskMenu(props: TaskRowProps) {
  const { title } = props.task
  return (
    <MenuLater
      load={load}
      button={(asks) => <Dots title={title} {...asks} />}
      menu={<TaskMenuItems {...props} button={<Dots title={title} />} />}
    />
  )
}

function Dots({ title, ...asks }: Partial<MenuButton> & { title: string }) {
  const { t } = useTranslation('quick-tasks')
  return (
    <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('more', { title })} {...asks}>
      <IconDots size={17} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
}
