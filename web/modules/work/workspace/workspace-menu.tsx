import { workspaces } from '@diwan/contract/work/endpoints/workspaces'
import type { Workspace } from '@diwan/contract/work/schemas/workspaces'
import { isolate } from '@diwan/core/direction'
import { ActionIcon } from '@mantine/core'
import { IconArchive, IconDots, IconPencil, IconTemplate, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import { useWrite } from '../../../kit/write.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { ConfirmLater } from '../../../ui/confirm-later.tsx'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const ChangeWorkspaceDialog = lazyDialog(async () => ({
  default: (await import('./workspace-dialogs.tsx')).ChangeWorkspaceDialog,
}))
const TemplatesDialog = lazyDialog(() => import('../templates/templates-dialog.tsx'))

/** The templates of a workspace, and what its admins do with it; its owners delete it. Archiving is offered before. */
export function WorkspaceMenu({ workspace }: { workspace: Workspace }) {
  const { t } = useTranslation(['work', 'kit'])
  const { id, name, archivedDate, can } = workspace
  const [dialog, open] = useState<'change' | 'delete' | 'templates' | null>(null)
  const archive = useWrite(workspaces.archive)
  const remove = useWrite(workspaces.delete, { quiet: true })
  const navigate = useNavigate()
  const page = useDirection()
  if (!can.edit && !can.manage) return null
  const archived = archivedDate !== null
  return (
    <>
      <ActionMenu
        actions={[
          can.edit && { name: 'templates', label: t('templates'), icon: IconTemplate, run: () => open('templates') },
          can.manage && !archived && { name: 'edit', label: t('editWorkspace'), icon: IconPencil, run: () => open('change') },
          can.manage && {
            name: 'archive',
            label: t(archived ? 'unarchive' : 'archive'),
            icon: IconArchive,
            run: () => archive.mutate({ id, on: !archived }),
          },
          can.delete && {
            name: 'delete',
            label: t('delete', { ns: 'kit' }),
            icon: IconTrash,
            danger: true,
            run: () => open('delete'),
          },
        ]}
        button={(asks) => (
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('more')} title={t('more')} {...asks}>
            <IconDots size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        )}
      />
      <Suspense>{dialog === 'change' && <ChangeWorkspaceDialog workspace={workspace} onClose={() => open(null)} />}</Suspense>
      <Suspense>{dialog === 'templates' && <TemplatesDialog workspaceId={id} onClose={() => open(null)} />}</Suspense>
      <ConfirmLater
        opened={dialog === 'delete'}
        onClose={() => open(null)}
        title={t('deleteWorkspace', { name: isolate(name, page) })}
        action={t('delete', { ns: 'kit' })}
        typed={name}
        onConfirm={() => remove.mutate({ id }, { onSuccess: () => void navigate({ to: '/user/workspaces' }) })}
        write={remove}
      >
        {t('deleteWorkspaceText')}
      </ConfirmLater>
    </>
  )
}
