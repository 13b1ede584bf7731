import type { OwnCalendar } from '@diwan/contract/schedule/schemas/calendar'
import { ActionIcon } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../kit/follow.ts'
import type { BarMover } from '../../../kit/manifest.ts'
import { Problem } from '../../../kit/problem.ts'
import { usePhone } from '../../../kit/widths.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import { useBarMoves } from '../../timeline/public.ts'
import { calendarLists, calendarQueries } from '../api/calendar.ts'
import { SchedulePane } from '../public.ts'
import { CalendarControls } from './calendar-controls.tsx'
import classes from './calendar-page.module.css'
import { Legend } from './legend.tsx'
import { MiniMonth } from './mini-month.tsx'
import { OwnEntries } from './own-entries.tsx'
import { PeopleDay } from './people/people-day.tsx'
import { ZoneLine } from './zone-line.tsx'
import { useBeginMeeting } from './use-begin-meeting.ts'
import { useCalendarAddress } from './use-calendar-address.ts'

interface CalendarPageProps {
  /** How records are moved, of all modules. */
  readonly movers: readonly BarMover[]
  /** Opens the line in which something is planned as people say it; absent for people who are not offered it. */
  readonly quickEntry: (() => void) | undefined
}

const noKinds: OwnCalendar['kinds'] = []

/** All of a person's time in one calendar, and the time of some people side by side. */
export function CalendarPage({ movers, quickEntry }: CalendarPageProps) {
  const { t } = useTranslation('schedule')
  const phone = usePhone()
  const address = useCalendarAddress()
  const { view, day, today, range, hidden, toggle } = address
  const beginMeeting = useBeginMeeting(view === 'day' && day > today ? day : undefined)
  const client = useQueryClient()
  const { data, error, isPaused, isPlaceholderData, refetch } = useQuery({
    ...calendarQueries.own(range),
    placeholderData: keepPreviousData,
    enabled: view !== 'people',
  })
  const refused = error ?? (isPaused ? new Problem('unavailable') : null)
  const moves = useBarMoves(data, movers, () => void client.invalidateQueries({ queryKey: calendarQueries.all() }))
  useFollowLists(calendarLists)
  const kinds = data?.kinds ?? noKinds
  const legend = view !== 'people' && kinds.length > 0 && <Legend kinds={kinds} hidden={hidden} onToggle={toggle} />
  return (
    <SchedulePane
      action={beginMeeting && quickEntry && <QuickEntry onClick={quickEntry} />}
      beside={
        !phone && (
          <div className={classes['beside']}>
            <MiniMonth {...address} />
            <ZoneLine />
            {legend}
          </div>
        )
      }
    >
      <PageTitle title={t('paneCalendar')} />
      <div className={classes['page']} data-fills={!phone || undefined} data-view={view}>
        <CalendarControls address={address} beginMeeting={beginMeeting} quickEntry={quickEntry} legend={phone && legend} />
        {phone && <ZoneLine />}
        {moves.data?.more && view !== 'people' && <p className={classes['note']}>{t('calendarCut')}</p>}
        {view === 'people' ? (
          <PeopleDay address={address} />
        ) : moves.data && !(isPlaceholderData && (isPaused || view === 'agenda')) ? (
          <OwnEntries address={address} calendar={moves.data} movers={movers} onMove={moves.move} onTime={beginMeeting} />
        ) : refused ? (
          <ErrorState error={refused} onRetry={() => void refetch()} />
        ) : (
          <PageSkeleton />
        )}
      </div>
    </SchedulePane>
  )
}

function QuickEntry({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation('schedule')
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={32}
      aria-label={t('quickEntry')}
      title={`${t('quickEntry')} (Q)`}
      onClick={onClick}
    >
      <IconPlus size={18} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
}
