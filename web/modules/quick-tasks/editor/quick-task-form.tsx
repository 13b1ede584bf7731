import { quickTasks } from '@diwan/contract/quick-tasks/endpoints'
import { MAX_NOTE, MAX_TITLE } from '@diwan/contract/quick-tasks/limits'
import type { QuickTask } from '@diwan/contract/quick-tasks/schemas'
import type { Person } from '@diwan/contract/users/schemas/person'
import '../../../ui/switch-styles.ts'
import { Button, Select, Switch } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { useWrite } from '../../../kit/write.ts'
import { DateField } from '../../../ui/date/date-field.tsx'
import { TimeField } from '../../../ui/date/time-field.tsx'
import { ZoneNote } from '../../../ui/date/zone-note.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { dayZone } from '../../../kit/reading.ts'
import { UserInput } from '../../../ui/user-input.tsx'
import { UserTextarea } from '../../../ui/user-textarea.tsx'
import { Activity } from '../../life/public.ts'
import { LinkedWith } from '../../links/public.ts'
import classes from './editor.module.css'
import { LabelsField } from './labels-field.tsx'
import { AssigneeOfTask } from './assignee-of-task.tsx'
import { RepeatField } from '../../recurrence/public.ts'
import { TaskItems } from './task-items.tsx'

interface Values extends Record<string, unknown> {
  title: string
  note: string
  day: string
  time: string
  remind: boolean
  repeat: QuickTask['repeat']
  priority: string
  labels: string[]
  assignee: Person | null
}

interface QuickTaskFormProps {
  readonly task: QuickTask
  readonly onClose: () => void
}

/** Its fields are saved together; its steps are kept as they are written. */
export function QuickTaskForm({ task, onClose }: QuickTaskFormProps) {
  const { t } = useTranslation('quick-tasks')
  const initial = useMemo((): Values => valuesOf(task), [task])
  const form = useForm({
    endpoint: quickTasks.change,
    initial,
    toInput: ({ title, note, day, time, remind, repeat, priority, labels, assignee }) => ({
      id: task.id,
      title,
      note,
      day: day === '' ? null : day,
      time: time === '' || day === '' ? null : time,
      remind,
      repeat: day === '' ? null : repeat,
      priority: priority === '' ? null : Number(priority),
      labels,
      assigneeId: assignee?.id ?? null,
    }),
    done: onClose,
  })
  const { day, time, remind } = form.values
  return (
    <FormDialog opened onClose={onClose} title={t('editTitle')} form={form} aside={<Trash task={task} onDone={onClose} />}>
      <UserInput label={t('title')} maxLength={MAX_TITLE} autoComplete="off" data-autofocus {...form.text('title')} />
      <UserTextarea label={t('note')} maxLength={MAX_NOTE} autosize minRows={2} maxRows={8} {...form.text('note')} />
      <div className={classes['pair']}>
        <DateField label={t('day')} {...form.pick('day')} />
        <TimeField label={t('time')} disabled={day === ''} {...form.pick('time')} />
      </div>
      {time !== '' && <ZoneNote zone={dayZone()} />}
      {day !== '' && time !== '' && (
        <Switch label={t('remind')} checked={remind} onChange={(event) => form.change({ remind: event.currentTarget.checked })} />
      )}
      <div className={classes['pair']}>
        <RepeatField disabled={day === ''} value={form.values.repeat} onChange={(repeat) => form.change({ repeat })} />
        <Select
          label={t('priority')}
          data={(['', '1', '2', '3'] as const).map((value) => ({
            value,
            label: value === '' ? t('priority_none') : t(`priority_${value}`),
          }))}
          allowDeselect={false}
          {...form.pick('priority')}
          onChange={(priority) => form.change({ priority: priority ?? '' })}
        />
      </div>
      <LabelsField {...form.pick('labels')} />
      <AssigneeOfTask
        value={form.values.assignee}
        error={form.errors.assigneeId}
        onChange={(assignee) => form.change({ assignee })}
      />
      <TaskItems task={task} />
      <LinkedWith id={task.id} />
      <Activity id={task.id} />
    </FormDialog>
  )
}

const valuesOf = ({ title, note, day, time, remind, repeat, priority, labels, assignee }: QuickTask): Values => ({
  title,
  note,
  day: day ?? '',
  time: time ?? '',
  remind,
  repeat,
  priority: priority === null ? '' : String(priority),
  labels: labels.map(({ name }) => name),
  assignee,
})

function Trash({ task: { id, can }, onDone }: { readonly task: QuickTask; readonly onDone: () => void }) {
  const { t } = useTranslation('quick-tasks')
  const trash = useWrite(quickTasks.trash)
  if (!can.delete) return null
  return (
    <Button
      variant="subtle"
      color="red"
      leftSection={<IconTrash size={16} stroke={1.7} aria-hidden />}
      onClick={() => {
        trash.mutate({ id })
        onDone()
      }}
    >
      {t('moveToTrash')}
    </Button>
  )
}
