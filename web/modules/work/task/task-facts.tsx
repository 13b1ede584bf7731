import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { create } from 'zustand'
import { Fact, FactButton, FactList, FactPicker } from '../../../ui/facts/fact-list.tsx'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { PriorityBars } from '../../../ui/priority-bars.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { CustomFacts } from '../../custom-fields/public.ts'
import { taskQueries } from '../api.ts'
import { DueText } from '../../../ui/due-text.tsx'
import { LabelChips } from '../label-chips.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { LabelChoices } from '../../labels/public.ts'
import { ListChoices, MilestoneChoices, PriorityChoices } from './fact-choices.tsx'
import { PeopleChoices } from './people-choices.tsx'
import { Repeat, TimeFact, Watchers } from './more-facts.tsx'
import { TaskStatusFact } from './task-status.tsx'
import { UnfoldFacts } from './unfold-facts.tsx'
import classes from './task.module.css'
import { useTaskChange } from './use-task-change.ts'
import { useOfferedCommand } from './use-offered-command.ts'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const DatesDialog = lazyDialog(() => import('./dates-dialog.tsx'))

const idsOf = (some: readonly { readonly id: string }[]): string[] => some.map(({ id }) => id)

/** Unfolded in one task, they stay so in every task that is opened afterwards, until they are folded again. */
const useFacts = create<{ readonly unfolded: boolean }>()(() => ({ unfolded: false }))

interface OfTask {
  readonly task: TaskRecord
}

/** The facts that every task has, then the others when they are asked for; each value that may be changed is its own picker. */
export function TaskFacts({ task }: OfTask) {
  const { t } = useTranslation('work')
  const client = useQueryClient()
  const unfolded = useFacts((state) => state.unfolded)
  const hold = (custom: TaskRecord['custom']) =>
    client.setQueryData(taskQueries.task(task.id).queryKey, (held) => held && { ...held, task: { ...held.task, custom } })
  return (
    <FactList label={t('facts')}>
      <TaskStatusFact task={task} />
      <Assignees task={task} />
      <Dates task={task} />
      <Priority task={task} />
      <InList task={task} />
      <UnfoldFacts unfolded={unfolded} onPress={() => useFacts.setState({ unfolded: !unfolded })} />
      {unfolded && (
        <>
          <Milestone task={task} />
          <Labels task={task} />
          <CustomFacts id={task.id} kind="task" custom={task.custom} may={task.can.edit} onChanged={hold} />
          <Repeat task={task} />
          <TimeFact task={task} />
          <Watchers task={task} />
          <Fact name={t('progress')}>
            <ProgressBar percent={task.progress} label={t('progress')} />
          </Fact>
        </>
      )}
    </FactList>
  )
}

interface PickedProps extends OfTask {
  readonly name: string
  readonly value: ReactNode
  readonly children: (close: () => void) => ReactNode
}

/** A value with its choices, for those who may change the task. */
function Picked({ task, name, value, children }: PickedProps) {
  const [opened, open] = useState(false)
  useOfferedCommand(task, task.can.edit && { id: name, label: name, run: () => open(true) })
  if (!task.can.edit) return <Fact name={name}>{value}</Fact>
  return (
    <FactPicker name={name} value={value} opened={opened} onChange={open}>
      {children(() => open(false))}
    </FactPicker>
  )
}

function Assignees({ task }: OfTask) {
  const { t } = useTranslation('work')
  const change = useTaskChange(task)
  const value =
    task.assignees.length === 0 ? (
      t('nobody')
    ) : (
      <span className={classes['chips']}>
        {task.assignees.map((person) => (
          <PersonChip key={person.id} person={person} />
        ))}
      </span>
    )
  return (
    <Picked task={task} name={t('assignees')} value={value}>
      {() => (
        <PeopleChoices
          workspaceId={task.workspace.id}
          chosen={idsOf(task.assignees)}
          onChange={(assigneeIds) => change({ assigneeIds })}
        />
      )}
    </Picked>
  )
}

function Dates({ task }: OfTask) {
  const { t } = useTranslation('work')
  const [asking, ask] = useState(false)
  useOfferedCommand(task, task.can.edit && { id: 'dates', label: t('dates'), run: () => ask(true) })
  const { startDate, dueDate, duration, status } = task
  const done = status === 'DONE' || status === 'CANCELED'
  const value =
    startDate === null && dueDate === null && duration === null ? (
      t('noDates')
    ) : (
      <span className={classes['dates']}>
        {startDate && <DueText day={startDate} done />}
        {startDate && dueDate && <span>{t('until')}</span>}
        {dueDate && <DueText day={dueDate} done={done} />}
        {duration !== null && <span className={classes['dim']}>{t('workingDays', { count: duration })}</span>}
      </span>
    )
  if (!task.can.edit) return <Fact name={t('dates')}>{value}</Fact>
  return (
    <>
      <FactButton name={t('dates')} value={value} onClick={() => ask(true)} />
      <Suspense>{asking && <DatesDialog task={task} onClose={() => ask(false)} />}</Suspense>
    </>
  )
}

function Priority({ task }: OfTask) {
  const { t } = useTranslation(['work', 'kit'])
  return (
    <Picked task={task} name={t('priority')} value={<PriorityBars priority={task.priority} />}>
      {(close) => <PriorityChoices task={task} onClose={close} />}
    </Picked>
  )
}

function InList({ task }: OfTask) {
  const { t } = useTranslation('work')
  const { data } = useQuery(taskQueries.open(task.projectId))
  const lists = data?.lists ?? []
  const title = lists.find(({ id }) => id === task.listId)?.title ?? ''
  if (task.parentId !== null) return null
  return (
    <Picked task={task} name={t('list')} value={<UserText text={title} lines={2} />}>
      {(close) => <ListChoices task={task} onClose={close} />}
    </Picked>
  )
}

/** What it leads to; without one the choice is none. */
function Milestone({ task }: OfTask) {
  const { t } = useTranslation('work')
  const { data } = useQuery(taskQueries.open(task.projectId))
  const offered = data?.milestones ?? []
  if (offered.length === 0 && task.milestone === null) return null
  const value = task.milestone ? <UserText text={task.milestone.title} lines={2} /> : t('noMilestone')
  return (
    <Picked task={task} name={t('milestone')} value={value}>
      {(close) => <MilestoneChoices task={task} onClose={close} />}
    </Picked>
  )
}

function Labels({ task }: OfTask) {
  const { t } = useTranslation('work')
  const change = useTaskChange(task)
  const value = task.labels.length === 0 ? t('noLabels') : <LabelChips labels={task.labels} />
  return (
    <Picked task={task} name={t('labels')} value={value}>
      {() => (
        <LabelChoices scopeId={task.workspace.id} chosen={idsOf(task.labels)} onChange={(labelIds) => change({ labelIds })} />
      )}
    </Picked>
  )
}
