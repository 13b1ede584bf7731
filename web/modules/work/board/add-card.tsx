import { takesFocus } from '../../../kit/takes-focus.ts'
import { tasks } from '@diwan/contract/work/endpoints/tasks'
import { MAX_TASK_TITLE } from '@diwan/contract/work/limits'
import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { UserInput } from '../../../ui/user-input.tsx'
import classes from './board.module.css'

interface AddCardProps {
  readonly projectId: string
  readonly listId: string
  readonly onClose: () => void
}

const blank = { title: '' }

/** One title after the other: Enter adds, Escape ends. */
export function AddCard({ projectId, listId, onClose }: AddCardProps) {
  const { t } = useTranslation(['work', 'kit'])
  const form = useForm({
    endpoint: tasks.create,
    initial: blank,
    keep: `task-new-${listId}`,
    toInput: ({ title }) => ({ id: projectId, listId, title }),
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
