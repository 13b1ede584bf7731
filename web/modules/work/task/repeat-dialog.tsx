import { tasks } from '@diwan/contract/work/endpoints/tasks'
import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import type { Recurrence } from '@diwan/contract/recurrence/schemas'
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { RepeatFields } from '../../recurrence/public.ts'
import { changed, useTaskChange } from './use-task-change.ts'

interface Values extends Record<string, unknown> {
  repeat: Recurrence
}

const weekly: Recurrence = { unit: 'week', every: 1, calendar: 'gregory' }

export default function RepeatDialog({ task, onClose }: { task: TaskRecord; onClose: () => void }) {
  const { t } = useTranslation('work')
  const change = useTaskChange(task)
  const initial = useMemo((): Values => ({ repeat: task.repeat ?? weekly }), [task.repeat])
  const form = useForm({
    endpoint: tasks.change,
    initial,
    toInput: ({ repeat }) => changed(task, { repeat }),
    done: onClose,
  })
  const day = task.dueDate ?? task.startDate
  const stop = () => {
    change({ repeat: null })
    onClose()
  }
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('changeRepeat')}
      form={form}
      size={520}
      aside={
        task.repeat && (
          <Button variant="subtle" color="red" onClick={stop}>
            {t('stopRepeating')}
          </Button>
        )
      }
    >
      {day === null ? (
        <p>{t('repeatNeedsDay')}</p>
      ) : (
        <RepeatFields value={form.values.repeat} day={day} onChange={(repeat) => form.change({ repeat })} />
      )}
    </FormDialog>
  )
}
