import { MAX_ESTIMATE, MAX_TASK_TITLE } from '@diwan/contract/work/limits'
import type { Project } from '@diwan/contract/work/schemas/projects'
import type { Task, TaskFields } from '@diwan/contract/work/schemas/tasks'
import { NumberInput } from '@mantine/core'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { UserInput } from '../../../ui/user-input.tsx'
import { LabelChoices } from '../../labels/public.ts'
import DatesDialog from '../task/dates-dialog.tsx'
import { ListChoices, MilestoneChoices, PriorityChoices } from '../task/fact-choices.tsx'
import { PeopleChoices } from '../task/people-choices.tsx'
import { StatusChoices } from '../task/task-status.tsx'
import { useTaskChange } from '../task/use-task-change.ts'
import type { EditedCell } from './use-task-columns.tsx'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const WaitDialog = lazyDialog(() => import('../task/wait-dialog.tsx'))

interface CellFieldProps {
  readonly project: Project
  readonly task: Task
  readonly onClose: () => void
  /** Puts a dialog in the place of the choices. */
  readonly onAsk?: (dialog: ReactNode) => void
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
      return <ListChoices {...cell} />
    case 'priority':
      return <PriorityChoices {...cell} />
    case 'start':
    case 'due':
      return <DatesDialog task={task} onClose={onClose} />
    case 'estimate':
      return <Estimate {...cell} />
    case 'milestone':
      return <MilestoneChoices {...cell} />
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

/** What it waits for is asked in a dialog. */
function Status({ task, onClose, onAsk }: CellFieldProps) {
  return <StatusChoices task={task} onPicked={onClose} onWait={() => onAsk?.(<WaitDialog id={task.id} onClose={onClose} />)} />
}
