import { projects } from '@diwan/contract/work/endpoints/projects'
import { subtasksPath, workspacePath } from '@diwan/contract/work/addresses'
import type { Project } from '@diwan/contract/work/schemas/projects'
import { isolate } from '@diwan/core/direction'
import { ActionIcon, Menu } from '@mantine/core'
import { IconArchive, IconDots, IconFlag, IconPencil, IconSubtask, IconTrash } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

const MilestonesDialog = lazy(async () => ({ default: (await import('./milestones-dialog.tsx')).MilestonesDialog }))
const ChangeProjectDialog = lazy(async () => ({ default: (await import('./project-dialogs.tsx')).ChangeProjectDialog }))

/** What is done with a project. Archiving is offered before deleting. */
export function ProjectMenu({ project }: { project: Project }) {
  const { t } = useTranslation(['work', 'kit'])
  const { id, title, archivedDate, can } = project
  const [dialog, open] = useState<'change' | 'delete' | 'milestones' | null>(null)
  const archive = useWrite(projects.archive)
  const remove = useWrite(projects.delete, { quiet: true })
  const navigate = useNavigate()
  const page = useDirection()
  const archived = archivedDate !== null
  const icon = { size: 16, stroke: 1.7, 'aria-hidden': true } as const
  const away = () => void navigate({ to: workspacePath(project.workspace) as '/user/workspaces' })
  return (
    <>
      <Menu position="bottom-end" radius={12} shadow="md">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('more')} title={t('more')}>
            <IconDots size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconSubtask {...icon} />}
            renderRoot={(props: object) => <Link to={subtasksPath(project) as '/user/workspaces'} {...props} />}
          >
            {t('allSubtasks')}
          </Menu.Item>
          <Menu.Item leftSection={<IconFlag {...icon} />} onClick={() => open('milestones')}>
            {t('milestones')}
          </Menu.Item>
          {can.edit && (
            <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => open('change')}>
              {t('editProject')}
            </Menu.Item>
          )}
          {can.archive && (
            <Menu.Item leftSection={<IconArchive {...icon} />} onClick={() => archive.mutate({ id, on: !archived })}>
              {t(archived ? 'unarchive' : 'archive')}
            </Menu.Item>
          )}
          {can.manage && (
            <Menu.Item color="red" leftSection={<IconTrash {...icon} />} onClick={() => open('delete')}>
              {t('delete', { ns: 'kit' })}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>{dialog === 'change' && <ChangeProjectDialog project={project} onClose={() => open(null)} />}</Suspense>
      <Suspense>{dialog === 'milestones' && <MilestonesDialog project={project} onClose={() => open(null)} />}</Suspense>
      <ConfirmDialog
        opened={dialog === 'delete'}
        onClose={() => open(null)}
        title={t('deleteProject', { title: isolate(title, page) })}
        action={t('delete', { ns: 'kit' })}
        typed={title}
        onConfirm={() => remove.mutate({ id }, { onSuccess: away })}
        write={remove}
      >
        {t('deleteProjectText')}
      </ConfirmDialog>
    </>
  )
}
