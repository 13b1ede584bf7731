import { TIMELINE_SCOPES } from '@diwan/contract/timeline/vocabulary'
import { timeline } from '@diwan/contract/timeline/endpoints'
import { addDays } from '@diwan/core/hijri'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../kit/follow.ts'
import { oneOf } from '../../../kit/list/address.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import type { BarMover } from '../../../kit/manifest.ts'
import { Timeline, timelineLists, timelineQueries, useBarMoves } from '../../timeline/public.ts'
import classes from '../project/project.module.css'
import { useToday } from '../../../kit/use-today.ts'

/** So far back, and so far ahead. */
const BEFORE = 180
const AFTER = 540

/** Whatever has dates and is the reader's, or all that they see: tasks by their projects, tickets that wait for a day. */
export function TimelinePage({ movers }: { movers: readonly BarMover[] }) {
  const { t } = useTranslation('timeline')
  const asked: { scope?: unknown } = useSearch({ strict: false })
  const scope = oneOf(TIMELINE_SCOPES, asked.scope) ?? 'mine'
  const today = useToday()
  const range = { from: addDays(today, -BEFORE), to: addDays(today, AFTER), scope }
  const { data, error, refetch } = useQuery({ ...timelineQueries.list(range), placeholderData: keepPreviousData })
  const moves = useBarMoves(data, movers)
  const navigate = useNavigate()
  useFollowLists(timelineLists)
  const file = `${timeline.calendar.path}?${new URLSearchParams(range)}`
  return (
    <div className={classes['screen']} data-fills>
      <PageHeader
        title={t('timeline')}
        flush
        tabs={
          <ViewLinks
            label={t('shown')}
            param="scope"
            views={TIMELINE_SCOPES}
            current={scope}
            labelOf={(one) => t(`scope_${one}`)}
          />
        }
      />
      {moves.data ? (
        <Timeline
          data={moves.data}
          today={today}
          onOpen={({ path }) => void navigate({ href: path })}
          onMove={moves.move}
          calendarFile={file}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </div>
  )
}
