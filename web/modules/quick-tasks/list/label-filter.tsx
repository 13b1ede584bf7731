import type { quickTaskList } from '@diwan/contract/quick-tasks/list'
import type { QuickTask } from '@diwan/contract/quick-tasks/schemas'
import { Button, Menu } from '@mantine/core'
import { IconCheck, IconTag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ListAddress } from '../../../kit/list/address.ts'

type Shape = typeof quickTaskList

interface LabelFilterProps {
  readonly rows: readonly QuickTask[]
  readonly address: ListAddress<Shape['sorts'][number], Shape['filters']>
}

/** The labels of what is shown: one of them narrows the list to its own. */
export function LabelFilter({ rows, address: { narrowing, narrow } }: LabelFilterProps) {
  const { t } = useTranslation('quick-tasks')
  const labels = new Map(rows.flatMap((row) => row.labels.map((label) => [label.id, label.name] as const)))
  const chosen = narrowing.label
  if (labels.size === 0 && chosen === undefined) return null
  const name = chosen === undefined ? undefined : labels.get(chosen)
  return (
    <Menu position="bottom-end" radius={12} shadow="md" keepMounted={false}>
      <Menu.Target>
        <Button
          aria-label={name ?? t('labels')}
          variant={chosen === undefined ? 'default' : 'light'}
          leftSection={<IconTag size={16} stroke={1.7} aria-hidden />}
        >
          {name === undefined ? t('labels') : <bdi>{name}</bdi>}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {chosen !== undefined && <Menu.Item onClick={() => narrow({ label: undefined })}>{t('allLabels')}</Menu.Item>}
        {[...labels].map(([id, label]) => (
          <Menu.Item
            key={id}
            rightSection={id === chosen && <IconCheck size={16} aria-hidden />}
            onClick={() => narrow({ label: id === chosen ? undefined : id })}
          >
            <bdi>{label}</bdi>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
