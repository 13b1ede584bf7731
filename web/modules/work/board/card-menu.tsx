import type { Task } from '@diwan/contract/work/schemas/tasks'
import { ActionIcon } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { UserText } from '../../../ui/user-text.tsx'

interface CardMenuProps {
  readonly task: Pick<Task, 'title'>
  /** The columns of the board, and the one it stands in. */
  readonly places: readonly { readonly id: string; readonly title: string }[]
  readonly here: string
  readonly onMove: (id: string) => void
}

/** "Move to…", for those who do not drag. */
export function CardMenu({ task, places, here, onMove }: CardMenuProps) {
  const { t } = useTranslation('work')
  return (
    <ActionMenu
      title={t('moveTo')}
      width={220}
      actions={places.map(({ id, title }) => ({
        name: id,
        label: <UserText text={title} lines={1} />,
        disabled: id === here,
        run: () => onMove(id),
      }))}
      button={(asks) => (
        <ActionIcon variant="default" size={26} aria-label={t('moveTaskTo', { title: task.title })} title={t('moveTo')} {...asks}>
          <IconDots size={16} stroke={1.7} aria-hidden />
        </ActionIcon>
      )}
    />
  )
}
