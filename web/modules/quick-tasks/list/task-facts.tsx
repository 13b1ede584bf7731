import type { QuickTaskView } from '@diwan/contract/quick-tasks/list'
import type { QuickTask } from '@diwan/contract/quick-tasks/schemas'
import { writeTime } from '@diwan/core/calendar-days'
import { IconBell, IconFlag, IconListCheck, IconRepeat } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isolate } from '@diwan/core/direction'
import { numberText, useDirection } from '../../../kit/formats.ts'
import { useSession } from '../../../kit/session.ts'
import { Letter } from '../../../ui/person-chip.tsx'
import { InstantText } from '../../../ui/time-text.tsx'
import { useRepeatText } from '../../recurrence/public.ts'
import { WhenText } from '../when-text.tsx'
import classes from './list.module.css'

interface TaskFactsProps {
  readonly task: QuickTask
  readonly view: QuickTaskView
  readonly today: string
}

const sign = { size: 14, stroke: 1.8, role: 'img' } as const

/** Below the title: when, how often, how far, and what it is filed under. */
export function TaskFacts({ task, view, today }: TaskFactsProps) {
  const { t, i18n } = useTranslation('quick-tasks')
  const repeatText = useRepeatText()
  const { day, time, remind, repeat, priority, labels, people, items, doneDate } = task
  const me = useSession()?.metadata.id
  const page = useDirection()
  const { author, assignee, returned } = task
  const done = items.filter((item) => item.done).length
  const number = (value: number) => numberText(value, i18n.language)
  const isOverdue = day !== null && day < today && doneDate === null
  return (
    <span className={classes['facts']}>
      {priority !== null && (
        <span data-flag={priority}>
          <IconFlag {...sign} aria-hidden /> {t(`priority_${priority as 1 | 2 | 3}`)}
        </span>
      )}
      {view === 'done' && doneDate !== null && <InstantText seconds={doneDate} />}
      {isOverdue && (
        <span data-overdue>
          <WhenText day={day} time={time} today={today} />
        </span>
      )}
      {!isOverdue && view !== 'done' && time !== null && <bdi dir="ltr">{writeTime(time)}</bdi>}
      {time !== null && remind && doneDate === null && <IconBell {...sign} aria-label={t('reminds')} />}
      {repeat && (
        <span>
          <IconRepeat {...sign} aria-hidden /> {repeatText(repeat)}
        </span>
      )}
      {items.length > 0 && (
        <span title={t('steps', { count: done, all: items.length })}>
          <IconListCheck {...sign} aria-hidden /> <bdi dir="ltr">{`${number(done)}/${number(items.length)}`}</bdi>
        </span>
      )}
      {labels.map((label) => (
        <bdi key={label.id} className={classes['label']}>
          {label.name}
        </bdi>
      ))}
      {author.id !== me && <span data-from>{t('givenBy', { name: isolate(author.fullName, page) })}</span>}
      {author.id === me && assignee && <span data-to>{t('givenTo', { name: isolate(assignee.fullName, page) })}</span>}
      {returned && (
        <span data-returned>
          {t(returned.word === '' ? 'returnedBy' : 'returnedWith', {
            name: isolate(returned.by.fullName, page),
            word: isolate(returned.word, page),
          })}
        </span>
      )}
      {people.map(({ id, fullName, photo }) => (
        <span key={id} title={fullName} className={classes['person']}>
          <Letter id={id} name={fullName} photo={photo} size={18} /> <bdi>{fullName}</bdi>
        </span>
      ))}
    </span>
  )
}
