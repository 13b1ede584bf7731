import { Button, Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './list.module.css'
import type { TaskRowProps } from '../types.ts'
import { TaskFacts } from './task-facts.tsx'
import { TaskMenu } from './task-menu.tsx'

/** What is in the trash is restored before it is opened again. */
export function TaskRow({ task, view, today, acts, isFirst, isLast }: TaskRowProps) {
  const { t } = useTranslation('quick-tasks')
  const { id, title, doneDate } = task
  if (view === 'trash')
    return (
      <li className={classes['row']}>
        <span className={classes['title']}>
          <UserText text={title} lines={1} />
        </span>
        <Button variant="default" size="compact-sm" onClick={() => acts.restore(task)}>
          {t('restore')}
        </Button>
      </li>
    )
  return (
    <li className={classes['row']} data-done={doneDate !== null || undefined} data-priority={task.priority ?? undefined}>
      <Checkbox
        radius="xl"
        size="sm"
        className={classes['tick'] ?? ''}
        checked={doneDate !== null}
        disabled={!task.can.complete}
        aria-label={t(doneDate === null ? 'complete' : 'reopen', { title })}
        onChange={() => acts.tick(task)}
      />
      <Link
        to="."
        search={(now: object) => ({ ...now, id })}
        className={classes['title']}
        data-row
        data-id={id}
        aria-keyshortcuts="Space Enter"
      >
        <UserText text={title} lines={2} />
        <TaskFacts task={task} view={view} today={today} />
      </Link>
      <TaskMenu task={task} view={view} today={today} acts={acts} isFirst={isFirst} isLast={isLast} />
    </li>
  )
}
