import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { Button } from '@mantine/core'
import { IconCheck, IconRotate2 } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './task.module.css'
import { commandsOf, useTaskCommand } from './task-status.tsx'

/** The end of a task: the button says what stands against it, and leads to what is open. Open sub-tasks are asked about once. */
export function DoneBar({ task }: { task: TaskRecord }) {
  const { t } = useTranslation('work')
  const run = useTaskCommand(task)
  const commands = commandsOf(task)
  const [warned, warn] = useState(false)
  const bar = useRef<HTMLElement>(null)
  const open = task.openItems
  if (commands.includes('reopen') || commands.includes('restore')) {
    const name = commands.includes('reopen') ? 'reopen' : 'restore'
    return (
      <footer className={classes['end']}>
        <Button variant="default" leftSection={<IconRotate2 size={17} stroke={1.7} aria-hidden />} onClick={() => run[name]()}>
          {t(`do_${name}`)}
        </Button>
      </footer>
    )
  }
  if (!commands.includes('done')) return null
  const showOpen = () =>
    bar.current?.parentElement?.querySelector<HTMLElement>('[data-items] li:not([data-checked]) input')?.focus()
  const finish = () => {
    if (task.openSubtasks > 0 && !warned) warn(true)
    else run.done(warned)
  }
  return (
    <footer ref={bar} className={classes['end']}>
      <Button
        leftSection={<IconCheck size={17} stroke={2} aria-hidden />}
        disabled={open > 0}
        aria-describedby={open > 0 ? `open-${task.id}` : undefined}
        onClick={finish}
      >
        {t(warned ? 'doneAnyway' : 'do_done')}
      </Button>
      {open > 0 && (
        <span id={`open-${task.id}`}>
          {t('itemsLeft', { count: open })}{' '}
          <button type="button" className={classes['link']} onClick={showOpen}>
            {t('showThem', { count: open })}
          </button>
        </span>
      )}
      {open === 0 && warned && <span role="status">{t('subtasksOpen', { count: task.openSubtasks })}</span>}
    </footer>
  )
}
