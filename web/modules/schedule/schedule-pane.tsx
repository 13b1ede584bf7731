import { numbers } from '@diwan/contract/numbers/endpoints'
import { DECISION_TOPICS } from '@diwan/contract/approvals/vocabulary'
import type { ModuleKey } from '@diwan/contract/releases/registry'
import { IconBriefcase, IconCalendar, IconClockPlus, IconShieldCheck, IconUsersGroup, type Icon } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../kit/commands.ts'
import { useFollowLists, type LiveLists } from '../../kit/follow.ts'
import { numberText } from '../../kit/formats.ts'
import { query } from '../../kit/queries.ts'
import { useSession } from '../../kit/session.ts'
import { showCurrent } from '../../ui/list/view-links.tsx'
import { PaneScreen } from '../../ui/pane-screen.tsx'
import classes from './schedule-pane.module.css'

interface PaneEntry {
  /** The module whose screen it leads to: an entry is shown to people who are offered that module in the user area. */
  readonly module: ModuleKey
  readonly to: string
  readonly label: 'paneCalendar' | 'paneRequests' | 'paneOpportunities' | 'paneAppointments' | 'paneMeetings'
  readonly icon: Icon
  /** A declared number of a list (`GET /api/numbers`), shown beside the entry. */
  readonly number?: string
  /** Topics of the lists that the number counts. */
  readonly topics: readonly string[]
}

/** The screens of the schedule, in the order of the design. */
const ENTRIES: readonly PaneEntry[] = [
  { module: 'schedule', to: '/user/schedule', label: 'paneCalendar', icon: IconCalendar, topics: [] },
  {
    module: 'schedule',
    to: '/user/schedule/permissions',
    label: 'paneRequests',
    icon: IconShieldCheck,
    number: 'schedule.decide',
    topics: DECISION_TOPICS,
  },
  {
    module: 'opportunity',
    to: '/user/schedule/opportunity',
    label: 'paneOpportunities',
    icon: IconBriefcase,
    number: 'opportunity.running',
    topics: ['opportunity'],
  },
  { module: 'schedule', to: '/user/schedule/appointment', label: 'paneAppointments', icon: IconClockPlus, topics: [] },
  { module: 'schedule', to: '/user/schedule/meet', label: 'paneMeetings', icon: IconUsersGroup, topics: [] },
]

const live: LiveLists = { topics: [...new Set(ENTRIES.flatMap(({ topics }) => topics))], lists: () => [['numbers']] }

interface SchedulePaneProps {
  /** The button that begins something, at the end of the first line. */
  readonly action?: ReactNode
  /** Below the entries; not on a phone. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** A screen of the schedule with the list of all its screens beside it; on a phone the list is a line above it. */
export function SchedulePane({ action, beside, children }: SchedulePaneProps) {
  const { t, i18n } = useTranslation(['schedule', 'releases'])
  const offered = useSession()?.modules.user ?? []
  const entries = ENTRIES.filter(({ module }) => offered.includes(module))
  const keys = entries.flatMap(({ number }) => number ?? []).toSorted()
  const { data } = useQuery({
    queryKey: ['numbers', ...keys],
    ...query(numbers.read, { keys: keys.join(',') }),
    refetchOnMount: 'always',
    enabled: keys.length > 0,
  })
  useFollowLists(live)
  const line = useRef<HTMLUListElement>(null)
  const counted = data !== undefined // numbers make the entries wider
  useEffect(() => showCurrent(line.current), [counted])
  const navigate = useNavigate()
  useCommands(
    entries.map(({ to, label, icon }) => ({
      id: `go ${label}`,
      label: t(label),
      part: 'go' as const,
      icon,
      run: () => void navigate({ to }),
    })),
  )
  const title = t('name_schedule', { ns: 'releases' })
  return (
    <PaneScreen
      label={title}
      phone="above"
      head={
        <>
          <strong>{title}</strong>
          {action}
        </>
      }
      pane={
        <>
          <ul ref={line} className={classes['entries']}>
            {entries.map(({ to, label, icon: Sign, number }) => {
              const waiting = data?.numbers[number ?? '']
              return (
                <li key={to}>
                  <Link
                    to={to}
                    className={classes['entry']}
                    activeProps={{ 'aria-current': 'page' }}
                    activeOptions={{ exact: true, includeSearch: false }}
                  >
                    <Sign size={18} stroke={1.6} aria-hidden />
                    <span>{t(label)}</span>
                    {waiting && waiting.count > 0 && (
                      <bdi dir="ltr">
                        {numberText(waiting.count, i18n.language)}
                        {waiting.more && '+'}
                      </bdi>
                    )}
                  </Link>
                </li>
              )
            })}
          </ul>
          {beside}
        </>
      }
    >
      {children}
    </PaneScreen>
  )
}
