import type { QuickTaskView } from '@diwan/contract/quick-tasks/list'
import { addDays } from '@diwan/core/hijri'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { numberTag } from '../../../kit/formats.ts'
import { DayText } from '../../../ui/time-text.tsx'
import type { TaskActs, TaskGroupOf } from '../types.ts'
import classes from './list.module.css'
import { TaskRow } from './task-row.tsx'

interface TaskGroupProps {
  readonly group: TaskGroupOf
  readonly view: QuickTaskView
  readonly today: string
  readonly acts: TaskActs
}

/** The quick tasks of one day, below its name. */
export function TaskGroup({ group: { name, rows }, view, today, acts }: TaskGroupProps) {
  const { t } = useTranslation('quick-tasks')
  const id = useId()
  const named = name !== 'all'
  return (
    <section className={classes['group']} aria-labelledby={named ? id : undefined}>
      {named && (
        <h2 id={id} data-overdue={name === 'overdue' || undefined}>
          {name === 'overdue' || name === 'today' ? t(name) : <DayName day={name} today={today} />}
        </h2>
      )}
      <ul aria-label={named ? undefined : t('list', { view: t(`view_${view}`) })}>
        {rows.map((task, at) => (
          <TaskRow
            key={task.id}
            task={task}
            view={view}
            today={today}
            acts={acts}
            isFirst={at === 0}
            isLast={at === rows.length - 1}
          />
        ))}
      </ul>
    </section>
  )
}

function DayName({ day, today }: { readonly day: string; readonly today: string }) {
  const { t, i18n } = useTranslation('quick-tasks')
  const weekday = new Intl.DateTimeFormat(numberTag(i18n.language), { weekday: 'long', timeZone: 'UTC' })
  return (
    <>
      {day === addDays(today, 1) ? t('tomorrow') : weekday.format(new Date(day))} <DayText day={day} />
    </>
  )
}
