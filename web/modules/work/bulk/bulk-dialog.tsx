import { taskBulk } from '@diwan/contract/work/endpoints/bulk'
import type { Project } from '@diwan/contract/work/schemas/projects'
import type { TaskBulkCommand } from '@diwan/contract/work/schemas/bulk'
import type { Task } from '@diwan/contract/work/schemas/tasks'
import { TASK_PRIORITIES, type TaskBulk, type TaskPriority } from '@diwan/contract/work/vocabulary'
import { Checkbox, Select, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { DateField } from '../../../ui/date/date-field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import type { BulkAsked } from '../../bulk/public.ts'
import { LabelChoices } from '../../labels/public.ts'
import { taskQueries } from '../api.ts'
import { PeopleChoices } from '../task/people-choices.tsx'
import { WaitFields } from '../task/wait-fields.tsx'
import { useToday } from '../../../kit/use-today.ts'

interface Values extends Record<string, unknown> {
  listId: string
  leaveSubtasks: boolean
  milestoneId: string
  assigneeIds: string[]
  labelIds: string[]
  to: TaskPriority
  startDate: string
  dueDate: string
  waitsFor: string
  waitsUntil: string
}
const initial: Values = {
  listId: '',
  leaveSubtasks: false,
  milestoneId: '',
  assigneeIds: [],
  labelIds: [],
  to: 'HIGH',
  startDate: '',
  dueDate: '',
  waitsFor: '',
  waitsUntil: '',
}

function commandOf(name: TaskBulk, values: Values): TaskBulkCommand {
  const { listId, leaveSubtasks, milestoneId, assigneeIds, labelIds, to, startDate, dueDate, waitsFor, waitsUntil } = values
  switch (name) {
    case 'move':
      return { name, listId, leaveSubtasks }
    case 'assign':
      return { name, assigneeIds }
    case 'label':
      return { name, labelIds }
    case 'priority':
      return { name, to }
    case 'dates':
      return { name, ...(startDate !== '' && { startDate }), ...(dueDate !== '' && { dueDate }) }
    case 'milestone':
      return { name, milestoneId: milestoneId || null }
    case 'wait':
      return { name, waitsFor: waitsFor.trim() || null, waitsUntil: waitsUntil || null }
    case 'delete':
      return { name }
  }
}

/** Asks what is done with the chosen tasks, and starts it. */
export default function BulkDialog({
  project,
  name,
  items,
  onClose,
  onStarted,
}: BulkAsked<TaskBulk, Task> & { readonly project: Project }) {
  const { t } = useTranslation(['work', 'kit'])
  const today = useToday()
  const { lists = [], milestones = [] } = useQuery(taskQueries.open(project.id)).data ?? {}
  const form = useForm({
    endpoint: taskBulk.start,
    initial,
    toInput: (values) => ({
      tasks: items.map(({ id, version }) => ({ id, version })),
      command: commandOf(name, values),
    }),
    whenEmpty: { command: name === 'move' ? 'list' : 'choice' },
    done: ({ id }) => onStarted(id),
  })
  const { values, change, errors } = form
  const about = { assign: t('bulkAssignText'), label: t('bulkLabelText'), dates: t('bulkDatesText'), wait: t('bulkWaitText') }
  const text = name === 'delete' ? t('bulkDeleteText', { count: items.length }) : about[name as keyof typeof about]
  const workspaceId = project.workspace.id
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('bulkTitle', { count: items.length })}
      form={form}
      action={t(`bulk_${name}`)}
      danger={name === 'delete'}
      size={480}
    >
      {text && <p>{text}</p>}
      {name === 'move' && (
        <Select
          data-autofocus
          label={t('list')}
          allowDeselect={false}
          data={lists.map(({ id, title }) => ({ value: id, label: title }))}
          value={values.listId || null}
          error={errors['command']}
          onChange={(listId) => change({ listId: listId ?? '' })}
        />
      )}
      {name === 'move' && lists.find(({ id }) => id === values.listId)?.status === 'DONE' && (
        <Checkbox
          label={t('leaveSubtasks')}
          checked={values.leaveSubtasks}
          onChange={(event) => change({ leaveSubtasks: event.currentTarget.checked })}
        />
      )}
      {name === 'assign' && (
        <PeopleChoices
          workspaceId={workspaceId}
          chosen={values.assigneeIds}
          onChange={(assigneeIds) => change({ assigneeIds })}
        />
      )}
      {name === 'label' && (
        <LabelChoices scopeId={workspaceId} chosen={values.labelIds} onChange={(labelIds) => change({ labelIds })} />
      )}
      {name === 'priority' && (
        <Select
          data-autofocus
          label={t('priority')}
          allowDeselect={false}
          data={TASK_PRIORITIES.map((value) => ({ value, label: t(`priority_${value}`, { ns: 'kit' }) }))}
          value={values.to}
          onChange={(to) => change({ to: TASK_PRIORITIES.find((one) => one === to) ?? 'NORMAL' })}
        />
      )}
      {name === 'dates' && (
        <>
          <DateField label={t('startDate')} min={today} early="date_past" data-autofocus {...form.pick('startDate')} />
          <DateField
            label={t('dueDate')}
            min={values.startDate || today}
            early={values.startDate ? 'date_from_after_date_to' : 'date_past'}
            {...form.pick('dueDate')}
          />
        </>
      )}
      {name === 'milestone' && (
        <Select
          data-autofocus
          label={t('milestone')}
          allowDeselect={false}
          data={[{ value: '', label: t('noMilestone') }, ...milestones.map(({ id, title }) => ({ value: id, label: title }))]}
          value={values.milestoneId}
          onChange={(milestoneId) => change({ milestoneId: milestoneId ?? '' })}
        />
      )}
      {name === 'wait' && <WaitFields waitsFor={form.text('waitsFor')} waitsUntil={form.pick('waitsUntil')} />}
      <Text c="dimmed">{t('bulkAbout')}</Text>
    </FormDialog>
  )
}
