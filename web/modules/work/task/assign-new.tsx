import { MAX_TASK_TITLE } from '@diwan/contract/work/limits'
import type { UnitChoice } from '@diwan/contract/units/schemas'
import type { Person } from '@diwan/contract/users/schemas/person'
import { tasks } from '@diwan/contract/work/endpoints/tasks'
import { isolate } from '@diwan/core/direction'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { UnitPicker } from '../../../ui/unit-picker.tsx'
import { UserInput } from '../../../ui/user-input.tsx'
import { actionQueries } from '../../actions/public.ts'

type Project = Pick<UnitChoice, 'id' | 'nameAr' | 'nameEn'>
interface Values extends Record<string, unknown> {
  project: Project | null
  title: string
}
const empty: Values = { project: null, title: '' }

/** A new task for the person whose page is open, in a project where the reader adds tasks. */
export default function AssignNew({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) {
  const { t } = useTranslation('work')
  const page = useDirection()
  const name = isolate(person.fullName, page)
  const form = useForm({
    endpoint: tasks.create,
    initial: empty,
    toInput: ({ project, title }) => ({ id: project?.id ?? '', title, assigneeIds: [person.id] }),
    done: () => {
      showToast({ kind: 'success', text: t('assignedNew', { name }) })
      onClose()
    },
  })
  return (
    <FormDialog opened onClose={onClose} title={t('assignNewTitle', { name })} form={form} action={t('assignNew')} size={480}>
      <UnitPicker<Project>
        data-autofocus
        label={t('project')}
        description={t('assignNewHint', { name })}
        {...form.pick('project', 'id')}
        required
        search={(q) => actionQueries.choices('workspace.make', { q, person: person.id })}
      />
      <UserInput label={t('taskTitle')} maxLength={MAX_TASK_TITLE} {...form.text('title')} />
    </FormDialog>
  )
}
