import { projects } from '@diwan/contract/work/endpoints/projects'
import { projectTemplates } from '@diwan/contract/work/endpoints/templates'
import type { Project } from '@diwan/contract/work/schemas/projects'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { workspaceQueries } from '../api.ts'
import { BeginFields, TemplateChoice, type BeginValues } from '../templates/begin-fields.tsx'
import { useToday } from '../../../kit/use-today.ts'
import { blankProject, ProjectFields, toProjectInput } from './project-dialogs.tsx'

interface NewProjectDialogProps {
  readonly workspaceId: string
  readonly opened: boolean
  readonly onClose: () => void
  readonly onCreated: (made: Project) => void
}

/** Empty, or with what a template holds. What was typed stays until it is sent. */
export function NewProjectDialog({ workspaceId, opened, onClose, onCreated }: NewProjectDialogProps) {
  const { t } = useTranslation(['work', 'kit'])
  const { data } = useQuery({ ...workspaceQueries.templates(workspaceId), enabled: opened })
  const [templateId, choose] = useState<string>()
  const template = [...(data?.own ?? []), ...(data?.others ?? [])].find(({ id }) => id === templateId)
  const today = useToday()
  const begun = useMemo((): BeginValues => ({ title: '', startDate: today, people: false }), [today])
  const done = (made: Project) => {
    onClose()
    onCreated(made)
  }
  const fresh = useForm({
    endpoint: projects.create,
    initial: blankProject,
    keep: `project-new-${workspaceId}`,
    toInput: (values) => ({ id: workspaceId, ...toProjectInput(values) }),
    done,
  })
  const begin = useForm({
    endpoint: projectTemplates.begin,
    initial: begun,
    toInput: ({ title, startDate, people }) => ({
      id: workspaceId,
      templateId: templateId ?? '',
      title,
      startDate,
      people: people && template?.people === true,
    }),
    done,
  })
  const change = (id: string | undefined) => {
    const [left, entered] = id === undefined ? [begin, fresh] : [fresh, begin]
    if (entered.values.title === '') entered.change({ title: left.values.title })
    choose(id)
  }
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('newProject')}
      form={template ? begin : fresh}
      action={t('create', { ns: 'kit' })}
      size={560}
    >
      {data && data.own.length + data.others.length > 0 && <TemplateChoice offered={data} chosen={template} onChoose={change} />}
      {template ? (
        <BeginFields form={begin} template={template} today={today} />
      ) : (
        <ProjectFields form={fresh} workspaceId={workspaceId} />
      )}
    </FormDialog>
  )
}
