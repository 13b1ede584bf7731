import { allowed } from '@diwan/contract/kit/moves'
import { tasks } from '@diwan/contract/work/endpoints/tasks'
import { TASK_COMMANDS, taskMoves, type TaskCommand } from '@diwan/contract/work/moves'
import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import { Fact, FactPicker } from '../../../ui/facts/fact-list.tsx'
import { ChoiceList } from '../../../ui/list/choice-list.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { DueText } from '../due-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './task.module.css'

const WaitDialog = lazy(() => import('./wait-dialog.tsx'))

/** The commands that may come now: who joined with when. */
export const commandsOf = ({ status, can }: Pick<TaskRecord, 'status' | 'can'>): TaskCommand[] => {
  const may = allowed(taskMoves, status, can)
  return TASK_COMMANDS.filter((name) => may[name])
}

/** Runs a command of a task; `wait` asks first what for. */
export function useTaskCommand({ id }: Pick<TaskRecord, 'id'>): Readonly<Record<Exclude<TaskCommand, 'wait'>, () => void>> {
  const scope = { scope: `task:${id}` }
  const [start, resume, done] = [useWrite(tasks.start, scope), useWrite(tasks.resume, scope), useWrite(tasks.done, scope)]
  const [reopen, cancel, restore] = [useWrite(tasks.reopen, scope), useWrite(tasks.cancel, scope), useWrite(tasks.restore, scope)]
  return {
    start: () => start.mutate({ id }),
    resume: () => resume.mutate({ id }),
    done: () => done.mutate({ id }),
    reopen: () => reopen.mutate({ id }),
    cancel: () => cancel.mutate({ id }),
    restore: () => restore.mutate({ id }),
  }
}

/** Its status, with what leads on from here. A task with open action items is not offered to be done. */
export function TaskStatusFact({ task }: { task: TaskRecord }) {
  const { t } = useTranslation('work')
  const [opened, open] = useState(false)
  const [waiting, wait] = useState(false)
  const run = useTaskCommand(task)
  const commands = commandsOf(task).filter((name) => name !== 'done' || task.openItems === 0)
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
  if (commands.length === 0) return <Fact name={t('status')}>{value}</Fact>
  return (
    <>
      <FactPicker name={t('status')} value={value} opened={opened} onChange={open}>
        <ChoiceList
          label={t('status')}
          options={commands.map((name) => ({ value: name, label: t(`do_${name}`) }))}
          pick={(name) => {
            open(false)
            if (name === 'wait') wait(true)
            else run[name as Exclude<TaskCommand, 'wait'>]()
          }}
        />
      </FactPicker>
      <Suspense>{waiting && <WaitDialog id={task.id} onClose={() => wait(false)} />}</Suspense>
    </>
  )
}
