import { tasks } from '@diwan/contract/work/endpoints/tasks'
import { MAX_DURATION } from '@diwan/contract/work/limits'
import type { TaskFields } from '@diwan/contract/work/schemas/tasks'
import { NumberInput } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { DateField } from '../../../ui/date/date-field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { useToday } from '../../../kit/use-today.ts'
import { changed, type ShownTask } from './use-task-change.ts'

interface Values extends Record<string, unknown> {
  startDate: string
  dueDate: string
  duration: number | string
}

const dayOf = (day: string): string | null => (day === '' ? null : day)

/** Beginning, end and working days: two are edited, the third follows the calendar of the organisation. */
export default function DatesDialog({ task, onClose }: { task: ShownTask; onClose: () => void }) {
  const { t } = useTranslation('work')
  const today = useToday()
  const { startDate, dueDate, duration } = task
  const initial = useMemo(
    (): Values => ({ startDate: startDate ?? '', dueDate: dueDate ?? '', duration: duration ?? '' }),
    [startDate, dueDate, duration],
  )
  const form = useForm({
    endpoint: tasks.change,
    initial,
    toInput: (values) => {
      const days = values.duration === '' ? null : Number(values.duration)
      const now: TaskFields = {
        ...(dayOf(values.startDate) !== startDate && { startDate: dayOf(values.startDate) }),
        ...(dayOf(values.dueDate) !== dueDate && { dueDate: dayOf(values.dueDate) }),
        ...(days !== duration && { duration: days }),
      }
      return changed(task, now)
    },
    done: onClose,
  })
  // a day that has passed stays where it was chosen before
  const from = (was: string | null) => (was !== null && was < today ? was : today)
  return (
    <FormDialog opened onClose={onClose} title={t('dates')} form={form} size={480}>
      <p>{t('datesText')}</p>
      <DateField label={t('startDate')} min={from(startDate)} early="date_past" data-autofocus {...form.pick('startDate')} />
      <DateField
        label={t('dueDate')}
        min={form.values.startDate || from(dueDate)}
        early={form.values.startDate ? 'date_from_after_date_to' : 'date_past'}
        {...form.pick('dueDate')}
      />
      <NumberInput
        label={t('duration')}
        data-field="duration"
        min={1}
        max={MAX_DURATION}
        allowDecimal={false}
        value={form.values.duration}
        error={form.errors['duration']}
        onChange={(now) => form.change({ duration: now })}
      />
    </FormDialog>
  )
}
