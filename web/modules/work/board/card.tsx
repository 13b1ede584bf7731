import type { Task } from '@diwan/contract/work/schemas/tasks'
import { IconCheckbox, IconRepeat, IconSubtask } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../../kit/formats.ts'
import { AssigneeSign } from '../../../ui/assignee-sign.tsx'
import { PriorityBars } from '../../../ui/priority-bars.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { DueText } from '../../../ui/due-text.tsx'
import { LabelChips } from '../label-chips.tsx'
import classes from './board.module.css'

const SHOWN_PEOPLE = 3

interface CardProps {
  readonly task: Task
  /** Where a task has several cards, which of them this is. */
  readonly name?: string
  readonly opened?: boolean
  readonly lifted?: boolean
  readonly menu?: ReactNode
  readonly onPointerDown?: (event: PointerEvent<HTMLElement>) => void
  readonly onKeyDown?: (event: KeyboardEvent) => void
}

/** A task on the board: its title opens it. */
export function Card({ task, name = task.id, opened = false, lifted = false, menu, ...handlers }: CardProps) {
  const { t } = useTranslation('work')
  return (
    <li
      className={classes['card']}
      data-card={name}
      data-open={opened || undefined}
      data-lifted={lifted || undefined}
      {...handlers}
    >
      <Link
        to="."
        search={(now: object) => ({ ...now, task: task.id })}
        draggable={false}
        aria-description={handlers.onKeyDown && task.can.edit ? t('spaceLifts') : undefined}
      >
        <UserText text={task.title} lines={3} />
      </Link>
      <Face task={task} />
      {menu && <span className={classes['menu']}>{menu}</span>}
    </li>
  )
}

/** What follows the pointer. */
export function Ghost({ task, style }: { task: Task; style: CSSProperties }) {
  return (
    <div className={classes['card']} data-ghost style={style} aria-hidden>
      <UserText text={task.title} lines={3} />
      <Face task={task} />
    </div>
  )
}

function Face({ task }: { task: Task }) {
  const { t, i18n } = useTranslation('work')
  const { assignees, dueDate, items, openItems, subtasks, openSubtasks, priority, labels } = task
  const ratio = (done: number, all: number) => (
    <bdi dir="ltr">
      {numberText(done, i18n.language)}/{numberText(all, i18n.language)}
    </bdi>
  )
  return (
    <>
      <LabelChips labels={labels} />
      <div className={classes['foot']}>
        {priority !== 'NORMAL' && <PriorityBars priority={priority} bare />}
        {dueDate && <DueText day={dueDate} done={task.status === 'DONE'} sign />}
        {task.repeats && <IconRepeat size={15} stroke={1.7} role="img" aria-label={t('comesAgain')} />}
        {items > 0 && (
          <span title={t('actionItems')}>
            <IconCheckbox size={15} stroke={1.7} role="img" aria-label={t('actionItems')} />
            {ratio(items - openItems, items)}
          </span>
        )}
        {subtasks > 0 && (
          <span title={t('subtasks')}>
            <IconSubtask size={15} stroke={1.7} role="img" aria-label={t('subtasks')} />
            {ratio(subtasks - openSubtasks, subtasks)}
          </span>
        )}
        {assignees.length > 0 && (
          <span className={classes['people']}>
            {assignees.slice(0, SHOWN_PEOPLE).map((person) => (
              <AssigneeSign key={person.id} assignee={person} none="" />
            ))}
          </span>
        )}
      </div>
    </>
  )
}
