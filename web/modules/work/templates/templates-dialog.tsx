import { projectTemplates } from '@diwan/contract/work/endpoints/templates'
import type { ProjectTemplate } from '@diwan/contract/work/schemas/templates'
import { isolate } from '@diwan/core/direction'
import { ActionIcon, Modal } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { useDirection } from '../../../kit/formats.ts'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { FormSkeleton } from '../../../ui/form-skeleton.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { workspaceQueries } from '../api.ts'
import milestones from '../project/milestones.module.css'
import { TemplateFields, type TemplateValues } from './template-fields.tsx'
import { TemplateOutline } from './template-outline.tsx'

interface TemplatesDialogProps {
  readonly workspaceId: string
  readonly onClose: () => void
}

/** The templates of a workspace; new ones are saved from a project. */
export default function TemplatesDialog({ workspaceId, onClose }: TemplatesDialogProps) {
  const { t } = useTranslation(['work', 'kit'])
  const { data, error, refetch } = useQuery(workspaceQueries.templates(workspaceId))
  const [editing, edit] = useState<ProjectTemplate | null>(null)
  const [deleting, remove] = useState<ProjectTemplate | null>(null)
  if (editing) return <ChangeTemplate template={editing} onClose={() => edit(null)} />
  if (deleting) return <DeleteTemplate template={deleting} onClose={() => remove(null)} />
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('templates')}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'kit' }) }}
      size={560}
      radius={12}
    >
      <p className={milestones['text']}>{t('templatesText')}</p>
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <FormSkeleton />)}
      {data?.own.length === 0 && <p className={milestones['text']}>{t('noTemplates')}</p>}
      <ul className={milestones['list']} aria-label={t('templates')}>
        {data?.own.map((one) => (
          <Row key={one.id} template={one} onEdit={() => edit(one)} onDelete={() => remove(one)} />
        ))}
      </ul>
    </Modal>
  )
}

interface RowProps {
  readonly template: ProjectTemplate
  readonly onEdit: () => void
  readonly onDelete: () => void
}

function Row({ template, onEdit, onDelete }: RowProps) {
  const { t } = useTranslation('work')
  const title = isolate(template.title, useDirection())
  return (
    <li>
      <span className={milestones['title']}>
        <UserText text={template.title} lines={1} />
        <TemplateOutline template={template} />
      </span>
      {template.can.edit && (
        <>
          <ActionIcon variant="subtle" color="gray" aria-label={t('editTemplate', { title })} onClick={onEdit}>
            <IconPencil size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="subtle" color="gray" aria-label={t('deleteTemplate', { title })} onClick={onDelete}>
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </>
      )}
    </li>
  )
}

interface OfTemplate {
  readonly template: ProjectTemplate
  readonly onClose: () => void
}

function ChangeTemplate({ template: { id, version, title, description, everywhere }, onClose }: OfTemplate) {
  const { t } = useTranslation('work')
  const page = useDirection()
  const initial = useMemo((): TemplateValues => ({ title, description, everywhere }), [title, description, everywhere])
  const form = useForm({
    endpoint: projectTemplates.change,
    initial,
    toInput: (values) => ({
      id,
      version,
      title: values.title,
      description: values.description,
      everywhere: values.everywhere,
    }),
    done: onClose,
  })
  return (
    <FormDialog opened onClose={onClose} title={t('editTemplate', { title: isolate(title, page) })} form={form} size={520}>
      <TemplateFields form={form} />
    </FormDialog>
  )
}

function DeleteTemplate({ template: { id, title }, onClose }: OfTemplate) {
  const { t } = useTranslation(['work', 'kit'])
  const remove = useWrite(projectTemplates.delete, { quiet: true })
  const page = useDirection()
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('deleteTemplateTitle', { title: isolate(title, page) })}
      action={t('delete', { ns: 'kit' })}
      onConfirm={() => remove.mutate({ id }, { onSuccess: onClose })}
      write={remove}
    >
      {t('deleteTemplateText')}
    </ConfirmDialog>
  )
}
