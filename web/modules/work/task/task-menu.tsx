import { tasks } from '@diwan/contract/work/endpoints/tasks'
import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { isolate } from '@diwan/core/direction'
import { ActionIcon, Menu } from '@mantine/core'
import { IconBan, IconDots, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { commandsOf, useTaskCommand } from './task-status.tsx'

/** Giving a task up is offered before deleting it. */
export function TaskMenu({ task, onDeleted }: { task: TaskRecord; onDeleted: () => void }) {
  const { t } = useTranslation(['work', 'kit'])
  const [asking, ask] = useState(false)
  const remove = useWrite(tasks.delete, { quiet: true })
  const run = useTaskCommand(task)
  const page = useDirection()
  if (!task.can.edit) return null
  return (
    <>
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
          <Menu.Item color="red" leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />} onClick={() => ask(true)}>
            {t('delete', { ns: 'kit' })}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={asking}
        onClose={() => ask(false)}
        title={t('deleteTask', { title: isolate(task.title, page) })}
        action={t('delete', { ns: 'kit' })}
        onConfirm={() => remove.mutate({ id: task.id }, { onSuccess: onDeleted })}
        write={remove}
      >
        {t('deleteTaskText', { count: task.subtasks })}
      </ConfirmDialog>
    </>
  )
}
