import { tasks } from '@diwan/contract/work/endpoints/tasks'
import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { isolate } from '@diwan/core/direction'
import { ActionIcon, Menu } from '@mantine/core'
import { IconBan, IconDots, IconTrash, IconVersions } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import { useEver } from '../../../kit/use-ever.ts'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { TurnCommands, TurnSub } from '../../actions/public.ts'
import { commandsOf, useTaskCommand } from './task-status.tsx'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const Versions = lazyDialog(async () => ({ default: (await import('../../documents/public.ts')).VersionsDrawer }))

/** Giving a task up is offered before deleting it. */
export function TaskMenu({ task, onDeleted }: { task: TaskRecord; onDeleted: () => void }) {
  const { t } = useTranslation(['work', 'kit'])
  const [asked, ask] = useState<'delete' | 'versions'>()
  const looked = useEver(asked === 'versions')
  const close = () => ask(undefined)
  const remove = useWrite(tasks.delete, { quiet: true })
  const run = useTaskCommand(task)
  const page = useDirection()
  const { documentId, can } = task
  return (
    <>
      <TurnCommands id={task.id} />
      <Menu position="bottom-end" radius={12} shadow="md">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('more')} title={t('more')}>
            <IconDots size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {commandsOf(task).includes('cancel') && (
            <Menu.Item leftSection={<IconBan size={16} stroke={1.7} aria-hidden />} onClick={run.cancel}>
              {t('do_cancel')}
            </Menu.Item>
          )}
          {documentId !== null && (
            <Menu.Item leftSection={<IconVersions size={16} stroke={1.7} aria-hidden />} onClick={() => ask('versions')}>
              {t('descriptionVersions')}
            </Menu.Item>
          )}
          <TurnSub id={task.id} />
          {can.edit && (
            <Menu.Item color="red" leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />} onClick={() => ask('delete')}>
              {t('delete', { ns: 'kit' })}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={asked === 'delete'}
        onClose={close}
        title={t('deleteTask', { title: isolate(task.title, page) })}
        action={t('delete', { ns: 'kit' })}
        onConfirm={() => remove.mutate({ id: task.id }, { onSuccess: onDeleted })}
        write={remove}
      >
        {t('deleteTaskText', { count: task.subtasks })}
      </ConfirmDialog>
      <Suspense>
        {looked && documentId !== null && <Versions id={documentId} opened={asked === 'versions'} onClose={close} />}
      </Suspense>
    </>
  )
}
