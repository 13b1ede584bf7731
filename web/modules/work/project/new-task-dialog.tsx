import { isBlank } from '@diwan/core/blank-text'
import type { Answers } from '@diwan/core/fields/field'
import { tasks } from '@diwan/contract/work/endpoints/tasks'
import { MAX_TASK_TITLE } from '@diwan/contract/work/limits'
import type { Project } from '@diwan/contract/work/schemas/projects'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { UserInput } from '../../../ui/user-input.tsx'
import { AskedFields, useAskedFields } from '../../custom-fields/public.ts'
import type { Names } from '../../fields/public.ts'
import { taskQueries } from '../api.ts'

interface NewTaskDialogProps {
  readonly project: Project
  readonly onClose: () => void
}

const blank = { title: '', listId: '' }

/** A task by its title and list, with what every task is required to say. */
export default function NewTaskDialog({ project: { id }, onClose }: NewTaskDialogProps) {
  const { t } = useTranslation(['work', 'kit'])
  const lists = useQuery(taskQueries.open(id)).data?.lists ?? []
  const first = lists[0]?.id ?? ''
  const [typed, type] = useState<Answers>({})
  const [names, name] = useState<Names>({})
  const custom = useAskedFields('task', typed)
  const form = useForm({
    endpoint: tasks.create,
    initial: blank,
    keep: `task-new-${id}`,
    judge: ({ title }) => ({
      ...(isBlank(title) && { title: t('invalid_empty', { ns: 'kit' }) }),
      ...custom.wrong,
    }),
    toInput: ({ title, listId }) => ({ id, listId: listId || first, title, ...custom.sent }),
    done: onClose,
  })
  return (
    <FormDialog opened onClose={onClose} title={t('newTask')} form={form} action={t('addTask')} size={560}>
      <UserInput label={t('taskTitle')} data-autofocus maxLength={MAX_TASK_TITLE} {...form.text('title')} required />
      <Select
        label={t('list')}
        allowDeselect={false}
        data={lists.map((list) => ({ value: list.id, label: list.title }))}
        value={form.values.listId || first}
        onChange={(listId) => form.change({ listId: listId ?? first })}
      />
      <AskedFields
        fields={custom.fields}
        answers={custom.answers}
        names={names}
        errors={form.errors}
        only="required"
        onChange={(some, named) => {
          type({ ...typed, ...some })
          name({ ...names, ...named })
        }}
      />
    </FormDialog>
  )
}
