import type { quickTaskList } from '@diwan/contract/quick-tasks/list'
import type { QuickTask } from '@diwan/contract/quick-tasks/schemas'
import { Button } from '@mantine/core'
import { IconTag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ListAddress } from '../../../kit/list/address.ts'
import { MenuLater, type MenuButton } from '../../../ui/menu-later.tsx'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

type Shape = typeof quickTaskList

const load = () => import('./label-menu.tsx')
const LabelMenu = lazyDialog(load)

interface LabelFilterProps {
  readonly rows: readonly QuickTask[]
  readonly address: ListAddress<Shape['sorts'][number], Shape['filters']>
}

/** The labels of what is shown: one of them narrows the list to its own. */
export function LabelFilter({ rows, address: { narrowing, narrow } }: LabelFilterProps) {
  const labels = new Map(rows.flatMap((row) => row.labels.map((label) => [label.id, label.name] as const)))
  const chosen = narrowing.label
  if (labels.size === 0 && chosen === undefined) return null
  const name = chosen === undefined ? undefined : labels.get(chosen)
  const button = { name, narrowed: chosen !== undefined }
  return (
    <MenuLater
      load={load}
      button={(asks) => <LabelButton {...button} {...asks} />}
      menu={
        <LabelMenu labels={labels} chosen={chosen} onChoose={(label) => narrow({ label })} button={<LabelButton {...button} />} />
      }
    />
  )
}

interface LabelButtonProps extends Partial<MenuButton> {
  readonly name: string | undefined
  readonly narrowed: boolean
}

function LabelButton({ name, narrowed, ...asks }: LabelButtonProps) {
  const { t } = useTranslation('quick-tasks')
  return (
    <Button
      aria-label={name ?? t('labels')}
      variant={narrowed ? 'light' : 'default'}
      leftSection={<IconTag size={16} stroke={1.7} aria-hidden />}
      {...asks}
    >
      {name === undefined ? t('labels') : <bdi>{name}</bdi>}
    </Button>
  )
}
