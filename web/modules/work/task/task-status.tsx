import { allowed } from '@diwan/contract/kit/moves'
import { tasks } from '@diwan/contract/work/endpoints/tasks'
import { TASK_COMMANDS, taskMoves, type TaskCommand } from '@diwan/contract/work/moves'
import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import { Fact, FactPicker } from '../../../ui/facts/fact-list.tsx'
import { ChoiceList } from '../../../ui/list/choice-list.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { DueText } from '../../../ui/due-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './task.module.css'
import { lazyDialog } from '../../../ui/lazy-part.tsx'
import { useOfferedCommand } from './use-offered-command.ts'

const WaitDialog = lazyDialog(() => import('./wait-dialog.tsx'))

/** The commands that may come now: who joined with when. */
export const commandsOf = ({ status, can }: Pick<TaskRecord, 'status' | 'can'>): TaskCommand[] => {
  const may = allowed(taskMoves, status, can)
  return TASK_COMMANDS.filter((name) => may[name])
}

/** Runs a command of a task; `wait` asks first what for. */
export function useTaskCommand({ id }: Pick<TaskRecord, 'id'>): Readonly<
  Record<Exclude<TaskCommand, 'wait' | 'done'>, () => void>
> & {
  readonly done: (leaveSubtasks?: boolean) => void
} {
  const scope = { scope: `task:${id}` }
  const [start, resume, done] = [useWrite(tasks.start, scope), useWrite(tasks.resume, scope), useWrite(tasks.done, scope)]
  const [reopen, cancel, restore] = [useWrite(tasks.reopen, scope), useWrite(tasks.cancel, scope), useWrite(tasks.restore, scope)]
  return {
    start: () => start.mutate({ id }),
    resume: () => resume.mutate({ id }),
    done: (leaveSubtasks = false) => done.mutate({ id, leaveSubtasks }),
    reopen: () => reopen.mutate({ id }),
    cancel: () => cancel.mutate({ id }),
    restore: () => restore.mutate({ id }),
  }
}

type Shown = Pick<TaskRecord, 'id' | 'status' | 'can' | 'openItems'>

/** A task with open action items is not offered to be done. */
const offeredOf = (task: Shown): TaskCommand[] => commandsOf(task).filter((name) => name !== 'done' || task.openItems === 0)

interface StatusChoicesProps {
  readonly task: Shown
  readonly onPicked: () => void
  readonly onWait: () => void
}

/** What leads on from its status. */
export function StatusChoices({ task, onPicked, onWait }: StatusChoicesProps) {
  const { t } = useTranslation('work')
  const run = useTaskCommand(task)
  return (
    <ChoiceList
      label={t('status')}
      options={offeredOf(task).map((name) => ({ value: name, label: t(`do_${name}`) }))}
      pick={(name) => {
        if (name === 'wait') return onWait()
        run[name as Exclude<TaskCommand, 'wait'>]()
        onPicked()
      }}
    />
  )
}

/** Its status, with what leads on from here. */
export function TaskStatusFact({ task }: { task: TaskRecord }) {
  const { t } = useTranslation('work')
  const [opened, open] = useState(false)
  const [waiting, wait] = useState(false)
  useOfferedCommand(task, offeredOf(task).length > 0 && { id: 'status', label: t('status'), run: () => open(true) })
  const value = (
    <span className={classes['dates']}>
      <StatusBadge status={task.status} plain />
      {task.waitsFor !== null && <UserText text={task.waitsFor} />}
      {task.waitsUntil !== null && (
        <>
          <span>{t('until')}</span>
          <DueText day={task.waitsUntil} />
        </>
      )}
    </span>
  )
  if (offeredOf(task).length === 0) return <Fact name={t('status')}>{value}</Fact>
  return (
    <>
      <FactPicker name={t('status')} value={value} opened={opened} onChange={open}>
        <StatusChoices
          task={task}
          onPicked={() => open(false)}
          onWait={() => {
            open(false)
            wait(true)
          }}
        />
      </FactPicker>
      <Suspense>{waiting && <WaitDialog id={task.id} onClose={() => wait(false)} />}</Suspense>
    </>
  )
}
