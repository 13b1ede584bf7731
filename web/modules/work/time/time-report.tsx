import { timeReport } from '@diwan/contract/work/list'
import { MAX_TIME_ROWS } from '@diwan/contract/work/limits'
import { timeReports } from '@diwan/contract/work/endpoints/times'
import type { Workspace } from '@diwan/contract/work/schemas/workspaces'
import { TIME_GROUPS } from '@diwan/contract/work/vocabulary'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { fileAddress } from '../../../kit/call.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FilterBar } from '../../../ui/list/filter-bar.tsx'
import { cleared, shownOf } from '../../../ui/list/filters-of.ts'
import { ListMenu } from '../../../ui/list/list-menu.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { timeQueries } from '../api.ts'
import { GroupChoice } from '../project/group-choice.tsx'
import { useTimeText } from '../task/use-time-text.ts'
import { TimeTable } from './time-table.tsx'
import { useTimeReport, useTimeWords } from './use-time-report.ts'
import classes from './time-report.module.css'
import { lazyExtra } from '../../../ui/lazy-part.tsx'

const TimeFilterField = lazyExtra(() => import('./time-filter-field.tsx'))

/** How long people worked in a workspace, by what and for when the address asks. */
export default function TimeReport({ workspace }: { workspace: Workspace }) {
  const { t } = useTranslation(['work', 'kit'])
  const { id } = workspace
  const filter = useTimeReport(id)
  const { narrowing, narrow, clear, by, asked } = filter
  const { data, error, refetch } = useQuery({ ...timeQueries.report(asked), placeholderData: keepPreviousData })
  const timeText = useTimeText()
  const filters = shownOf(timeReport, narrowing, useTimeWords(workspace, filter), [])
  const file = (format: 'csv' | 'xlsx') => fileAddress(timeReports.export, { id, ...narrowing, format })
  const narrowed = Object.keys(narrowing).length > 0
  return (
    <>
      <FilterBar
        filters={filters}
        field={(name) => <TimeFilterField workspace={workspace} filter={filter} name={name} />}
        show={t('showFiltered')}
        onRemove={(name) => narrow(cleared(timeReport, narrowing, name))}
        onClear={clear}
        end={
          <>
            <GroupChoice ways={TIME_GROUPS} current={by} />
            <ListMenu export={{ file }} />
          </>
        }
      />
      {data ? (
        data.items.length === 0 ? (
          narrowed ? (
            <EmptyState title={t('nothingFits')} text={t('nothingFitsText')} literally="noResults" />
          ) : (
            <EmptyState title={t('noTimeSpent')} text={t('noTimeSpentText')} literally="noData" />
          )
        ) : (
          <>
            <p className={classes['total']} data-total>
              {t('totalTime')} <strong>{timeText(data.total.seconds)}</strong>
              <span>{t('timeEntries', { count: data.total.entries })}</span>
            </p>
            <TimeTable workspace={workspace} by={by} report={data} narrow={narrow} />
            {data.more && <p className={classes['note']}>{t('timeRowsLeftOut', { count: MAX_TIME_ROWS })}</p>}
          </>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}
