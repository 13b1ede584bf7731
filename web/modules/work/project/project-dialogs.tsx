import '@mantine/core/styles/Radio.layer.css'
import { projects } from '@diwan/contract/work/endpoints/projects'
import { MAX_PROJECT_DESCRIPTION, MAX_PROJECT_TITLE } from '@diwan/contract/work/limits'
import type { Project } from '@diwan/contract/work/schemas/projects'
import { WEIGHTS, type Weight } from '@diwan/contract/work/vocabulary'
import type { Person } from '@diwan/contract/users/schemas/person'
import { Group, Radio } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { DateField } from '../../../ui/date/date-field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { PersonPicker } from '../../../ui/person-picker.tsx'
import { UserInput } from '../../../ui/user-input.tsx'
import { UserTextarea } from '../../../ui/user-textarea.tsx'
import { workspaceQueries } from '../api.ts'

export interface ProjectValues extends Record<string, unknown> {
  title: string
  description: string
  startDate: string
  dueDate: string
  lead: Person | null
  weigh: Weight
}
export const blankProject: ProjectValues = { title: '', description: '', startDate: '', dueDate: '', lead: null, weigh: 'count' }

export const toProjectInput = ({ title, description, startDate, dueDate, lead, weigh }: ProjectValues) => ({
  title,
  description,
  startDate: startDate || null,
  dueDate: dueDate || null,
  leadId: lead?.id ?? null,
  weigh,
})

interface ChangeProps {
  readonly project: Project
  readonly onClose: () => void
}

export function ChangeProjectDialog({ project, onClose }: ChangeProps) {
  const { t } = useTranslation('work')
  const { id, version, title, description, startDate, dueDate, lead, weigh } = project
  const initial = useMemo(
    (): ProjectValues => ({ title, description, startDate: startDate ?? '', dueDate: dueDate ?? '', lead, weigh }),
    [title, description, startDate, dueDate, lead, weigh],
  )
  const form = useForm({
    endpoint: projects.change,
    initial,
    toInput: (values) => ({ id, version, ...toProjectInput(values) }),
    done: onClose,
  })
  return (
    <FormDialog opened onClose={onClose} title={t('editProject')} form={form} size={560}>
      <ProjectFields form={form} workspaceId={project.workspace.id} />
    </FormDialog>
  )
}

interface FieldsProps {
  readonly form: Pick<ReturnType<typeof useForm<ProjectValues, typeof projects.create>>, 'values' | 'change' | 'text' | 'pick'>
  readonly workspaceId: string
}

/** What is said of a project. */
export function ProjectFields({ form, workspaceId }: FieldsProps) {
  const { t } = useTranslation('work')
  return (
    <>
      <UserInput
        label={t('projectTitle')}
        maxLength={MAX_PROJECT_TITLE}
        data-autofocus
        autoComplete="off"
        {...form.text('title')}
      />
      <UserTextarea
        label={t('description')}
        maxLength={MAX_PROJECT_DESCRIPTION}
        autosize
        minRows={2}
        {...form.text('description')}
      />
      <Group grow align="start">
        <DateField label={t('startDate')} {...form.pick('startDate')} />
        <DateField
          label={t('dueDate')}
          min={form.values.startDate || undefined}
          early="date_from_after_date_to"
          {...form.pick('dueDate')}
        />
      </Group>
      <PersonPicker<Person>
        label={t('lead')}
        search={(text) => workspaceQueries.members(workspaceId, text)}
        {...form.pick('lead', 'leadId')}
      />
      <Radio.Group label={t('weigh')} value={form.values.weigh} onChange={(now) => form.change({ weigh: now })}>
        <Group gap="lg" mt={6}>
          {WEIGHTS.map((one) => (
            <Radio key={one} value={one} label={t(`weigh_${one}`)} />
          ))}
        </Group>
      </Radio.Group>
    </>
  )
}
