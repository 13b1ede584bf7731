import { projects } from '@diwan/contract/work/endpoints/projects'
import { subtasksPath, timePath, workspacePath } from '@diwan/contract/work/addresses'
import type { Project } from '@diwan/contract/work/schemas/projects'
import { isolate } from '@diwan/core/direction'
import { ActionIcon } from '@mantine/core'
import { IconArchive, IconClock, IconDots, IconFlag, IconPencil, IconSubtask, IconTemplate, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import { useWrite } from '../../../kit/write.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { ConfirmLater } from '../../../ui/confirm-later.tsx'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const MilestonesDialog = lazyDialog(async () => ({ default: (await import('./milestones-dialog.tsx')).MilestonesDialog }))
const ChangeProjectDialog = lazyDialog(async () => ({ default: (await import('./project-dialogs.tsx')).ChangeProjectDialog }))
const SaveTemplateDialog = lazyDialog(() => import('../templates/save-template-dialog.tsx'))

/** What is done with a project. Archiving is offered before deleting. */
export function ProjectMenu({ project }: { project: Project }) {
  const { t } = useTranslation(['work', 'kit'])
  const { id, title, archivedDate, can } = project
  const [dialog, open] = useState<'change' | 'delete' | 'milestones' | 'template' | null>(null)
  const archive = useWrite(projects.archive)
  const remove = useWrite(projects.delete, { quiet: true })
  const navigate = useNavigate()
  const page = useDirection()
  const archived = archivedDate !== null
  const away = () => void navigate({ to: workspacePath(project.workspace) as '/user/workspaces' })
  return (
    <>
      <ActionMenu
        actions={[
          { name: 'subtasks', label: t('allSubtasks'), icon: IconSubtask, to: subtasksPath(project) },
          { name: 'time', label: t('timeReport'), icon: IconClock, run: () => void navigate({ href: timePath(project) }) },
          { name: 'milestones', label: t('milestones'), icon: IconFlag, run: () => open('milestones') },
          can.edit && { name: 'edit', label: t('editProject'), icon: IconPencil, run: () => open('change') },
          can.archive && { name: 'template', label: t('saveAsTemplate'), icon: IconTemplate, run: () => open('template') },
          can.archive && {
            name: 'archive',
            label: t(archived ? 'unarchive' : 'archive'),
            icon: IconArchive,
            run: () => archive.mutate({ id, on: !archived }),
          },
          can.manage && {
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
      <Suspense>{dialog === 'change' && <ChangeProjectDialog project={project} onClose={() => open(null)} />}</Suspense>
      <Suspense>{dialog === 'milestones' && <MilestonesDialog project={project} onClose={() => open(null)} />}</Suspense>
      <Suspense>{dialog === 'template' && <SaveTemplateDialog project={project} onClose={() => open(null)} />}</Suspense>
      <ConfirmLater
        opened={dialog === 'delete'}
        onClose={() => open(null)}
        title={t('deleteProject', { title: isolate(title, page) })}
        action={t('delete', { ns: 'kit' })}
        typed={title}
        onConfirm={() => remove.mutate({ id }, { onSuccess: away })}
        write={remove}
      >
        {t('deleteProjectText')}
      </ConfirmLater>
    </>
  )
}
