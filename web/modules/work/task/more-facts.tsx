import { times, watching } from '@diwan/contract/work/endpoints/times'
import type { TaskRecord } from '@diwan/contract/work/schemas/tasks'
import { ActionIcon, Button } from '@mantine/core'
import { IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../kit/session.ts'
import { useWrite } from '../../../kit/write.ts'
import { Fact, FactButton } from '../../../ui/facts/fact-list.tsx'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { useRepeatText } from '../../recurrence/public.ts'
import classes from './task.module.css'
import { useTimeText } from './use-time-text.ts'
import { lazyDialog } from '../../../ui/lazy-part.tsx'

const RepeatDialog = lazyDialog(() => import('./repeat-dialog.tsx'))
const TimeDialog = lazyDialog(() => import('./time-dialog.tsx'))

interface OfTask {
  readonly task: TaskRecord
}

/** How it comes again once it is done. */
export function Repeat({ task }: OfTask) {
  const { t } = useTranslation(['work', 'recurrence'])
  const repeatText = useRepeatText()
  const [asking, ask] = useState(false)
  const value = task.repeat ? repeatText(task.repeat) : t('never', { ns: 'recurrence' })
  if (!task.can.edit) return task.repeat && <Fact name={t('repeat')}>{value}</Fact>
  return (
    <>
      <FactButton name={t('repeat')} value={value} onClick={() => ask(true)} />
      <Suspense>{asking && <RepeatDialog task={task} onClose={() => ask(false)} />}</Suspense>
    </>
  )
}

/** What it took of what it should take, and the clock of the reader. */
export function TimeFact({ task }: OfTask) {
  const { t } = useTranslation('work')
  const me = useSession()?.metadata.id
  const timeText = useTimeText()
  const [asking, ask] = useState(false)
  const start = useWrite(times.start, { scope: `task:${task.id}` })
  const stop = useWrite(times.stop, { scope: `task:${task.id}` })
  const { estimate, times: entries, can } = task
  const spent = entries.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0)
  const runs = entries.some(({ person, seconds }) => person.id === me && seconds === null)
  const done = spent === 0 ? t('noTime') : timeText(spent)
  const value =
    estimate === null ? done : t('timeOf', { spent: spent === 0 ? timeText(0) : done, estimate: timeText(estimate * 60) })
  if (!can.edit) return estimate !== null || spent > 0 ? <Fact name={t('time')}>{value}</Fact> : null
  const label = t(runs ? 'stopTimer' : 'startTimer')
  return (
    <>
      <FactButton name={t('time')} value={runs ? `${value} · ${t('clockRuns')}` : value} onClick={() => ask(true)} />
      <div className={classes['clock']}>
        <dt hidden>{label}</dt>
        <dd>
          <ActionIcon
            variant={runs ? 'filled' : 'default'}
            size={28}
            aria-label={label}
            title={label}
            onClick={() => (runs ? stop : start).mutate({ id: task.id })}
          >
            {runs ? <IconPlayerStop size={15} stroke={1.7} aria-hidden /> : <IconPlayerPlay size={15} stroke={1.7} aria-hidden />}
          </ActionIcon>
        </dd>
      </div>
      <Suspense>{asking && <TimeDialog task={task} onClose={() => ask(false)} />}</Suspense>
    </>
  )
}

/** Who is told of it beside its assignees; everyone says it of themselves. */
export function Watchers({ task: { id, watchers } }: OfTask) {
  const { t } = useTranslation('work')
  const me = useSession()?.metadata.id
  const watch = useWrite(watching.watch, { scope: `task:${id}` })
  const on = watchers.some((person) => person.id === me)
  return (
    <Fact name={t('watchers')}>
      <span className={classes['chips']}>
        {watchers.map((person) => (
          <PersonChip key={person.id} person={person} />
        ))}
        <Button size="compact-sm" variant="default" aria-pressed={on} onClick={() => watch.mutate({ id, on: !on })}>
          {t(on ? 'unwatch' : 'watch')}
        </Button>
      </span>
    </Fact>
  )
}
