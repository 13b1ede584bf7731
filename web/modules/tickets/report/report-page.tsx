import { ActionIcon } from '@mantine/core'
import { ticketReport } from '@diwan/contract/tickets/list'
import { MAX_REPORT_ROWS } from '@diwan/contract/tickets/limits'
import {
  REPORT_CALENDARS,
  REPORT_GROUPS,
  REPORT_LAST,
  REPORT_STEPS,
  type TicketPriority,
} from '@diwan/contract/tickets/vocabulary'
import { IconCalendar, IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../../kit/formats.ts'
import { useFollowLists } from '../../../kit/follow.ts'
import { leaveSaved } from '../../../kit/list/asking.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { lazyExtra } from '../../../ui/lazy-part.tsx'
import { DayChoices } from '../../../ui/list/day-choices.tsx'
import { FilterBar } from '../../../ui/list/filter-bar.tsx'
import { cleared, shownOf } from '../../../ui/list/filters-of.ts'
import { MenuChoice } from '../../../ui/list/menu-choice.tsx'
import { ViewLinks } from '../../../ui/list/view-links.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { SavedViews, SaveView } from '../../saved-views/public.ts'
import { ticketLists } from '../api/lists.ts'
import type { FilterName } from '../list/use-filter-words.ts'
import { useRecordNames } from '../list/use-record-names.ts'
import { ReportChart } from './report-chart.tsx'
import { ReportRefused } from './report-refused.tsx'
import { ReportTable } from './report-table.tsx'
import { useReportMenu } from './use-report-menu.tsx'
import { reportQuery, savedReports, useReport, type Report } from './use-report.ts'
import classes from './report.module.css'

const FilterField = lazyExtra(() => import('../list/filter-field.tsx'))

/** Reports of tickets: what narrows them, a chart over time, and a table whose figures lead to their lists. */
export default function ReportPage() {
  const { t } = useTranslation('tickets')
  const report = useReport()
  const [flipped, setFlipped] = useState(false)
  const { data, error, refetch } = useQuery({ ...reportQuery(report.asked), enabled: !report.problem })
  useFollowLists(ticketLists)
  const menu = useReportMenu(report, data, { flipped, flip: () => setFlipped(!flipped) })
  const button = (asks: object) => (
    <ActionIcon variant="subtle" color="gray" size={32} aria-label={t('reportExport')} title={t('reportExport')} {...asks}>
      <IconDownload size={17} stroke={1.7} aria-hidden />
    </ActionIcon>
  )
  return (
    <>
      <ReportBar report={report} end={!report.problem && <ActionMenu actions={menu} button={button} />} />
      {report.problem ? (
        <ReportRefused problem={report.problem} />
      ) : data ? (
        <>
          <ReportChart report={report} data={data} flipped={flipped} />
          {data.rows.length === 0 ? (
            <EmptyState title={t('reportNone')} text={t('reportNoneText')} literally="noData" />
          ) : (
            <ReportTable report={report} data={data} />
          )}
          <p className={classes['note']}>
            {t('reportNote')} {data.more && t('reportMore', { count: MAX_REPORT_ROWS })}
          </p>
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </>
  )
}

function ReportBar({ report, end }: { report: Report; end: ReactNode }) {
  const { t } = useTranslation('tickets')
  const { narrowing, narrow, clear, by, step, calendar, saved, among } = report
  const list = { narrowing, narrow, asked: { view: 'queue', queue: 'all', ...among } as const }
  return (
    <FilterBar
      filters={shownOf(ticketReport, narrowing, useReportWords(list.asked), [])}
      field={(name) =>
        name === 'range' ? (
          <DayChoices from={narrowing.from} to={narrowing.to} onChange={(from, to) => narrow({ from, to })} />
        ) : (
          <FilterField list={list} name={name as FilterName} />
        )
      }
      show={t('showFiltered')}
      onRemove={(name) => narrow(cleared(ticketReport, narrowing, name))}
      onClear={clear}
      start={
        <ViewLinks
          segmented
          label={t('reportBy')}
          param="by"
          views={REPORT_GROUPS}
          current={saved ? undefined : by}
          labelOf={(one) => t(one)}
          leaves={leaveSaved(savedReports)}
        >
          <SavedViews of={savedReports} />
        </ViewLinks>
      }
      end={
        <>
          <LastDays report={report} />
          <ViewLinks
            segmented
            label={t('reportSteps')}
            param="step"
            views={REPORT_STEPS}
            current={step}
            labelOf={(one) => t(`step_${one}`)}
          />
          <ViewLinks
            segmented
            label={t('reportCalendar')}
            param="calendar"
            views={REPORT_CALENDARS}
            current={calendar}
            labelOf={(one) => t(`calendar_${one}`)}
          />
          {end}
        </>
      }
    >
      <SaveView of={savedReports} />
    </FilterBar>
  )
}

function LastDays({ report: { last } }: { report: Report }) {
  const { t } = useTranslation('tickets')
  const navigate = useNavigate()
  const choose = (days: string) =>
    void navigate({
      to: '.',
      search: (now: object) => ({ ...now, from: undefined, to: undefined, last: days === REPORT_LAST[0] ? undefined : days }),
    })
  const textOf = (days: string) => t('reportLast', { count: Number(days) })
  return (
    <MenuChoice
      label={t('reportRange')}
      text={last === undefined ? t('reportOwnDays') : textOf(last)}
      icon={IconCalendar}
      marks={{ 'data-last': last ?? '' }}
      items={REPORT_LAST.toSorted((a, b) => Number(a) - Number(b)).map((days) => ({
        name: days,
        label: textOf(days),
        on: days === last,
        choose: () => choose(days),
      }))}
    />
  )
}

function useReportWords(asked: Parameters<typeof useRecordNames>[0]) {
  const { t } = useTranslation(['tickets', 'kit'])
  const names = useRecordNames(asked)
  const record = (label: string) => ({ label, text: (id: string) => names[id] ?? '…' })
  return {
    range: { label: t('reportRange'), text: dayText },
    priority: { label: t('priority'), text: (value: string) => t(`priority_${value as TicketPriority}`, { ns: 'kit' }) },
    departmentId: record(t('department')),
    groupId: record(t('group')),
    requesterId: record(t('requester')),
    assigneeId: record(t('assignee')),
    templateId: record(t('template')),
  }
}
