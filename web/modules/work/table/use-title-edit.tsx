import type { Project } from '@diwan/contract/work/schemas/projects'
import type { Task } from '@diwan/contract/work/schemas/tasks'
import { ActionIcon } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowOf } from '../../../ui/list/row-of.ts'
import { lazyDialog } from '../../../ui/lazy-part.tsx'
import { TurnMenu } from '../../actions/public.ts'

const CellField = lazyDialog(() => import('./cell-field.tsx'))
const RowPopover = lazyDialog(async () => ({ default: (await import('../../../ui/list/row-popover.tsx')).RowPopover }))

/** A title is changed in place by F2, or by the button of its row: pressed, it opens the task. */
export function useTitleEdit(project: Project): {
  readonly row: Pick<RowOf<Task>, 'actions' | 'commands'>
  readonly field: ReactNode
} {
  const { t } = useTranslation('work')
  const [task, edit] = useState<Task>()
  const close = () => edit(undefined)
  return {
    row: {
      actions: (one) => (
        <>
          <TurnMenu id={one.id} />
          {one.can.edit && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={28}
              tabIndex={-1}
              aria-label={t('editTitle')}
              title={`${t('editTitle')} (F2)`}
              onClick={() => edit(one)}
            >
              <IconPencil size={16} stroke={1.6} aria-hidden />
            </ActionIcon>
          )}
        </>
      ),
      commands: [{ id: 'title', label: t('editTitle'), code: 'F2', icon: IconPencil, run: (one) => one.can.edit && edit(one) }],
    },
    field: (
      <Suspense>
        {task && (
          <RowPopover id={task.id} label={t('editTitle')} onClose={close}>
            <CellField project={project} task={task} name="title" onClose={close} />
          </RowPopover>
        )}
      </Suspense>
    ),
  }
}
