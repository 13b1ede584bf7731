import { useQuery } from '@tanstack/react-query'
import { MAX_CALENDAR_PEOPLE } from '@diwan/contract/schedule/limits/calendar'
import type { Person } from '@diwan/contract/users/schemas/person'
import { formatClock } from '@diwan/core/formats'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem } from '../../../../kit/problem.ts'
import { useReading } from '../../../../kit/reading.ts'
import { useSession } from '../../../../kit/session.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { PageSkeleton } from '../../../../ui/page-skeleton.tsx'
import { PersonPicker } from '../../../../ui/person-picker.tsx'
import { colleagues } from '../../../people/public.ts'
import { calendarQueries } from '../../api/calendar.ts'
import { placeTimes, shownHours } from '../../model/place-times.ts'
import type { CalendarAddress } from '../use-calendar-address.ts'
import { PersonRow } from './person-row.tsx'
import classes from './people.module.css'
import { useRowKeys } from './use-row-keys.ts'

/** A part of the screen that scrolls must be reachable without a pointer. */
const REACHED_BY_KEYS = { role: 'group', tabIndex: 0 } as const
const HOUR = 60

/** The times of the reader and of some colleagues on one day, a row each; time runs in the direction of reading. */
export function PeopleDay({ address }: { address: CalendarAddress }) {
  const { t } = useTranslation('schedule')
  const { zone, digits } = useReading()
  const { day, people, showPeople } = address
  const me = useSession()?.metadata.id ?? ''
  const ids = [me, ...people.filter((id) => id !== me)]
  const { data, error, isPaused, refetch } = useQuery(calendarQueries.people({ from: day, to: day }, ids))
  const frame = useRef<HTMLDivElement>(null)
  useRowKeys(frame)
  const refused = error ?? (isPaused ? new Problem('unavailable') : null)
  if (!data) return refused ? <ErrorState error={refused} onRetry={() => void refetch()} /> : <PageSkeleton />
  const rows = data.items.map(({ person, spans, more }) => ({ person, more, times: placeTimes(spans, day, zone) }))
  const shown = shownHours(
    data.working,
    rows.flatMap(({ times }) => times),
    day,
    zone,
  )
  const hours = Array.from({ length: (shown.end - shown.start) / HOUR }, (_, at) => shown.start + at * HOUR)
  const isOff = data.daysOff.includes(day)
  return (
    <div className={classes['people']}>
      {ids.length < MAX_CALENDAR_PEOPLE && (
        <div className={classes['picker']}>
          <PersonPicker<Person>
            bare
            label={t('addColleague')}
            placeholder={t('addColleague')}
            value={null}
            search={colleagues}
            onChange={(person: Person | null) => person && showPeople([...people.filter((id) => id !== person.id), person.id])}
          />
        </div>
      )}
      <div
        ref={frame}
        className={classes['frame']}
        aria-label={t('sideBySide')}
        aria-describedby="people-keys"
        {...REACHED_BY_KEYS}
      >
        <table aria-label={t('sideBySide')} style={{ '--hours': hours.length } as object} data-calendar="people">
          <thead>
            <tr>
              <th scope="col">
                <span className={classes['hidden']}>{t('person')}</span>
              </th>
              {hours.map((minutes) => (
                <th key={minutes} scope="col">
                  <bdi>{formatClock(`${String(minutes / HOUR).padStart(2, '0')}:00`, digits)}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody data-off={isOff || undefined}>
            {rows.map((row) => (
              <PersonRow
                key={row.person.id}
                {...row}
                shown={shown}
                onRemove={row.person.id === me ? undefined : () => showPeople(people.filter((id) => id !== row.person.id))}
              />
            ))}
          </tbody>
        </table>
        <p id="people-keys" className={classes['hidden']}>
          {t('peopleKeys')}
        </p>
      </div>
    </div>
  )
}
