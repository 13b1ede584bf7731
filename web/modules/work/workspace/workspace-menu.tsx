import { workspaces } from '@diwan/contract/work/endpoints/workspaces'
import type { Workspace } from '@diwan/contract/work/schemas/workspaces'
import { isolate } from '@diwan/core/direction'
import { ActionIcon, Menu } from '@mantine/core'
import { IconArchive, IconDots, IconPencil, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

const ChangeWorkspaceDialog = lazy(async () => ({ default: (await import('./workspace-dialogs.tsx')).ChangeWorkspaceDialog }))

/** What its admins do with a workspace; its owners delete it. Archiving is offered before. */
export function WorkspaceMenu({ workspace }: { workspace: Workspace }) {
  const { t } = useTranslation(['work', 'kit'])
  const { id, name, archivedDate, can } = workspace
  const [dialog, open] = useState<'change' | 'delete' | null>(null)
  const archive = useWrite(workspaces.archive)
  const remove = useWrite(workspaces.delete, { quiet: true })
  const navigate = useNavigate()
  const page = useDirection()
  if (!can.manage) return null
  const archived = archivedDate !== null
  return (
    <>
      <Menu position="bottom-end" radius={12} shadow="md">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('more')} title={t('more')}>
            <IconDots size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {!archived && (
            <Menu.Item leftSection={<IconPencil size={16} stroke={1.7} aria-hidden />} onClick={() => open('change')}>
              {t('editWorkspace')}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconArchive size={16} stroke={1.7} aria-hidden />}
            onClick={() => archive.mutate({ id, on: !archived })}
          >
            {t(archived ? 'unarchive' : 'archive')}
          </Menu.Item>
          {can.delete && (
            <Menu.Item color="red" leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />} onClick={() => open('delete')}>
              {t('delete', { ns: 'kit' })}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>{dialog === 'change' && <ChangeWorkspaceDialog workspace={workspace} onClose={() => open(null)} />}</Suspense>
      <ConfirmDialog
        opened={dialog === 'delete'}
        onClose={() => open(null)}
        title={t('deleteWorkspace', { name: isolate(name, page) })}
        action={t('delete', { ns: 'kit' })}
        typed={name}
        onConfirm={() => remove.mutate({ id }, { onSuccess: () => void navigate({ to: '/user/workspaces' }) })}
        write={remove}
      >
        {t('deleteWorkspaceText')}
      </ConfirmDialog>
    </>
  )
}
