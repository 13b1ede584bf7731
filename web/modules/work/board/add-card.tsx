import { isBlank } from '@diwan/core/blank-text'
import type { Answers } from '@diwan/core/fields/field'
import { tasks } from '@diwan/contract/work/endpoints/tasks'
import { MAX_TASK_TITLE } from '@diwan/contract/work/limits'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { takesFocus } from '../../../kit/takes-focus.ts'
import { UserInput } from '../../../ui/user-input.tsx'
import { AskedFields, useAskedFields } from '../../custom-fields/public.ts'
import type { Names } from '../../fields/public.ts'
import classes from './board.module.css'

interface AddCardProps {
  readonly projectId: string
  readonly listId: string
  readonly onClose: () => void
}

const blank = { title: '' }

/** One title after the other, with what every task is required to say: Enter adds, Escape ends. */
export default function AddCard({ projectId, listId, onClose }: AddCardProps) {
  const { t } = useTranslation(['work', 'kit'])
  const [typed, type] = useState<Answers>({})
  const [names, name] = useState<Names>({})
  const custom = useAskedFields('task', typed)
  const form = useForm({
    endpoint: tasks.create,
    initial: blank,
    keep: `task-new-${listId}`,
    judge: ({ title }) => ({
      ...(isBlank(title) && { title: t('invalid_empty', { ns: 'kit' }) }),
      ...custom.wrong,
    }),
    toInput: ({ title }) => ({ id: projectId, listId, title, ...custom.sent }),
  })
  return (
    <form className={classes['add']} onSubmit={form.submit} noValidate>
      <UserInput
        aria-label={t('taskTitle')}
        placeholder={t('taskTitle')}
        maxLength={MAX_TASK_TITLE}
        ref={takesFocus}
        {...form.text('title')}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose()
        }}
      />
      <AskedFields
        fields={custom.fields.filter(({ required }) => required)}
        answers={custom.answers}
        names={names}
        errors={form.errors}
        onChange={(some, named) => {
          type({ ...typed, ...some })
          name({ ...names, ...named })
        }}
      />
      <Group gap={6}>
        <Button type="submit" size="compact-sm" disabled={form.pending}>
          {t('addTask')}
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={onClose}>
          {t('close', { ns: 'kit' })}
        </Button>
      </Group>
    </form>
  )
}
