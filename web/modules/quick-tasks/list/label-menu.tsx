import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface LabelMenuProps {
  /** Names by ids. */
  readonly labels: ReadonlyMap<string, string>
  readonly chosen: string | undefined
  readonly onChoose: (id: string | undefined) => void
  readonly button: ReactNode
}

export default function LabelMenu({ labels, chosen, onChoose, button }: LabelMenuProps) {
  const { t } = useTranslation('quick-tasks')
  return (
    <Menu defaultOpened position="bottom-end" radius={12} shadow="md" keepMounted={false}>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {chosen !== undefined && <Menu.Item onClick={() => onChoose(undefined)}>{t('allLabels')}</Menu.Item>}
        {[...labels].map(([id, label]) => (
          <Menu.Item
            key={id}
            rightSection={id === chosen && <IconCheck size={16} aria-hidden />}
            onClick={() => onChoose(id === chosen ? undefined : id)}
          >
            <bdi>{label}</bdi>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
