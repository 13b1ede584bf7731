import { MAX_ESTIMATE, MAX_TASK_TITLE } from '@diwan/contract/work/limits'
import { tasks } from '@diwan/contract/work/endpoints/tasks'
import type { Project } from '@diwan/contract/work/schemas/projects'
import type { Task, TaskFields } from '@diwan/contract/work/schemas/tasks'
import { TASK_PRIORITIES, type TaskPriority } from '@diwan/contract/work/vocabulary'
import { NumberInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import { ChoiceList } from '../../../ui/list/choice-list.tsx'
import { PriorityBars } from '../../../ui/priority-bars.tsx'
import { UserInput } from '../../../ui/user-input.tsx'
import { LabelChoices } from '../../labels/public.ts'
import { taskQueries } from '../api.ts'
import DatesDialog from '../task/dates-dialog.tsx'
import { PeopleChoices } from '../task/people-choices.tsx'
import { commandsOf, useTaskCommand } from '../task/task-status.tsx'
import { useTaskChange } from '../task/use-task-change.ts'
import type { EditedCell } from './use-task-columns.tsx'

interface CellFieldProps {
  readonly project: Project
  readonly task: Task
  readonly onClose: () => void
}

/** Where the value of one cell is chosen or written. */
export default function CellField({ name, ...cell }: CellFieldProps & { readonly name: EditedCell }) {
  const { task, project, onClose } = cell
  const change = useTaskChange(task)
  switch (name) {
    case 'title':
      return <Title {...cell} />
    case 'status':
      return <Status {...cell} />
    case 'list':
      return <InList {...cell} />
    case 'priority':
      return <Priority {...cell} />
    case 'start':
    case 'due':
      return <DatesDialog task={task} onClose={onClose} />
    case 'estimate':
      return <Estimate {...cell} />
    case 'milestone':
      return <Milestone {...cell} />
    case 'assignees':
      return (
        <PeopleChoices
          workspaceId={project.workspace.id}
          chosen={task.assignees.map(({ id }) => id)}
          onChange={(assigneeIds) => change({ assigneeIds })}
        />
      )
    case 'labels':
      return (
        <LabelChoices
          scopeId={project.workspace.id}
          chosen={task.labels.map(({ id }) => id)}
          onChange={(labelIds) => change({ labelIds })}
        />
      )
  }
}

/** What is typed is sent with Enter. */
function Written({ task, onClose, now, children }: CellFieldProps & { now: () => TaskFields | undefined; children: ReactNode }) {
  const change = useTaskChange(task)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const fields = now()
    if (fields) change(fields)
    onClose()
  }
  return <form onSubmit={submit}>{children}</form>
}

function Title(cell: CellFieldProps) {
  const { t } = useTranslation('work')
  const { title } = cell.task
  const [typed, type] = useState(title)
  const said = typed.trim()
  return (
    <Written {...cell} now={() => (said === '' || said === title ? undefined : { title: said })}>
      <UserInput
        data-autofocus
        aria-label={t('taskTitle')}
        maxLength={MAX_TASK_TITLE}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </Written>
  )
}

function Estimate(cell: CellFieldProps) {
  const { t } = useTranslation('work')
  const { estimate } = cell.task
  const [typed, type] = useState<number | string>(estimate ?? '')
  const minutes = typed === '' ? null : Number(typed)
  return (
    <Written {...cell} now={() => (minutes === estimate ? undefined : { estimate: minutes })}>
      <NumberInput
        data-autofocus
        label={t('estimateMinutes')}
        min={1}
        max={MAX_ESTIMATE}
        clampBehavior="strict"
        allowDecimal={false}
        value={typed}
        onChange={type}
      />
    </Written>
  )
}

function Status({ task, onClose }: CellFieldProps) {
  const { t } = useTranslation('work')
  const run = useTaskCommand(task)
  // what it waits for is asked where it is opened
  const commands = commandsOf(task).filter((name) => name !== 'wait' && (name !== 'done' || task.openItems === 0))
  return (
    <ChoiceList
      label={t('status')}
      options={commands.map((name) => ({ value: name, label: t(`do_${name}`) }))}
      pick={(name) => {
        run[name as keyof typeof run]()
        onClose()
      }}
    />
  )
}

function Priority({ task, onClose }: CellFieldProps) {
  const { t } = useTranslation(['work', 'kit'])
  const change = useTaskChange(task)
  return (
    <ChoiceList
      label={t('priority')}
      options={TASK_PRIORITIES.map((one) => ({
        value: one,
        label: t(`priority_${one}`, { ns: 'kit' }),
        shown: <PriorityBars priority={one} />,
      }))}
      pick={(one) => {
        if (one !== task.priority) change({ priority: one as TaskPriority })
        onClose()
      }}
    />
  )
}

function InList({ project, task, onClose }: CellFieldProps) {
  const { t } = useTranslation('work')
  const move = useWrite(tasks.move, { scope: `task:${task.id}` })
  const lists = useQuery(taskQueries.open(project.id)).data?.lists ?? []
  return (
    <ChoiceList
      label={t('moveTo')}
      options={lists.map(({ id, title }) => ({ value: id, label: title }))}
      pick={(listId) => {
        if (listId !== task.listId) move.mutate({ id: task.id, listId, after: null })
        onClose()
      }}
    />
  )
}

function Milestone({ project, task, onClose }: CellFieldProps) {
  const { t } = useTranslation('work')
  const change = useTaskChange(task)
  const offered = useQuery(taskQueries.open(project.id)).data?.milestones ?? []
  return (
    <ChoiceList
      label={t('milestone')}
      options={[{ value: '', label: t('noMilestone') }, ...offered.map(({ id, title }) => ({ value: id, label: title }))]}
      pick={(id) => {
        if (id !== (task.milestone?.id ?? '')) change({ milestoneId: id || null })
        onClose()
      }}
    />
  )
}
