import { CloseButton } from '@mantine/core'
import type { Person } from '@diwan/contract/users/schemas/person'
import { formatClock } from '@diwan/core/formats'
import { useNavigate } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useReading } from '../../../../kit/reading.ts'
import { PersonChip } from '../../../../ui/person-chip.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import type { Minutes, PlacedTime } from '../../model/place-times.ts'
import classes from './people.module.css'

interface PersonRowProps {
  readonly person: Person
  readonly times: readonly PlacedTime[]
  /** There are more than one answer holds. */
  readonly more: boolean
  /** The hours that the grid shows. */
  readonly shown: Minutes
  readonly onRemove: (() => void) | undefined
}

const HOUR = 60

/** One person and the times of the day, in the order of the clock. */
export function PersonRow({ person, times, more, shown, onRemove }: PersonRowProps) {
  const { t } = useTranslation('schedule')
  const remove = t('removePerson', { name: person.fullName })
  const lanes = Math.max(1, ...times.map(({ lane }) => lane + 1))
  return (
    <tr style={{ '--lanes': lanes } as CSSProperties}>
      <th scope="row">
        <span>
          <PersonChip person={person} />
          {onRemove ? <CloseButton size="sm" aria-label={remove} title={remove} onClick={onRemove} /> : <small>{t('you')}</small>}
        </span>
      </th>
      <td colSpan={(shown.end - shown.start) / HOUR}>
        {times.length === 0 ? (
          <span className={classes['hidden']}>{t('free')}</span>
        ) : (
          <ul>
            {times.map((time) => (
              <TimeBar key={`${time.span.startsAt} ${time.lane}`} time={time} shown={shown} />
            ))}
          </ul>
        )}
        {more && <small className={classes['cut']}>{t('calendarCut')}</small>}
      </td>
    </tr>
  )
}

function TimeBar({ time: { span, start, end, lane }, shown }: { time: PlacedTime; shown: Minutes }) {
  const { t } = useTranslation('calendar')
  const { digits } = useReading()
  const navigate = useNavigate()
  const whole = shown.end - shown.start
  const [from, to] = [Math.max(start, shown.start), Math.min(end, shown.end)]
  const place = { '--offset': (from - shown.start) / whole, '--length': (to - from) / whole, '--lane': lane } as CSSProperties
  const { record, state, days } = span
  const clock = (minutes: number) =>
    formatClock(`${String(Math.floor(minutes / HOUR) % 24).padStart(2, '0')}:${String(minutes % HOUR).padStart(2, '0')}`, digits)
  const words = days ? t('allDay') : `${clock(start)} – ${clock(end)}`
  const looks = { className: classes['time'], style: place, 'data-state': state, 'data-item': record?.type }
  return (
    <li {...looks} tabIndex={-1} title={words} data-time>
      {record ? (
        <a
          href={record.path}
          tabIndex={-1}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey) return
            event.preventDefault()
            void navigate({ href: record.path })
          }}
        >
          <UserText text={record.title} lines={1} />
        </a>
      ) : (
        <b>{t(`state_${state}`)}</b>
      )}
      <bdi>{words}</bdi>
    </li>
  )
}
