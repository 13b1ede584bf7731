import type { TaskList } from '@diwan/contract/work/schemas/projects'
import type { Task } from '@diwan/contract/work/schemas/tasks'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { UserText } from '../../../ui/user-text.tsx'

interface CardMenuProps {
  readonly task: Task
  readonly lists: readonly TaskList[]
  readonly onMove: (listId: string) => void
}

/** "Move to…", for those who do not drag. */
export function CardMenu({ task, lists, onMove }: CardMenuProps) {
  const { t } = useTranslation('work')
  return (
    <Menu position="bottom-end" radius={12} shadow="md" width={220}>
      <Menu.Target>
        <ActionIcon variant="default" size={26} aria-label={t('moveTaskTo', { title: task.title })} title={t('moveTo')}>
          <IconDots size={16} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('moveTo')}</Menu.Label>
        {lists.map(({ id, title }) => (
          <Menu.Item key={id} disabled={id === task.listId} onClick={() => onMove(id)}>
            <UserText text={title} lines={1} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
