import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { ticketReports } from '@diwan/contract/tickets/endpoints/report'
import { ticketReport } from '@diwan/contract/tickets/list'
import {
  REPORT_CALENDARS,
  REPORT_GROUPS,
  REPORT_LAST,
  REPORT_STEPS,
  type ReportGroup,
  type ReportLast,
  type ReportStep,
} from '@diwan/contract/tickets/vocabulary'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { oneOf, useListAddress, type ListAddress, type Narrowing } from '../../../kit/list/address.ts'
import type { SavedList } from '../../../kit/list/asking.ts'
import { query } from '../../../kit/queries.ts'
import { useToday } from '../../../kit/use-today.ts'
import { again, listQueries } from '../api/lists.ts'
import { reportRange, type ReportRange } from '../model/report-range.ts'

type Filters = (typeof ticketReport)['filters']
export type ReportAsked = SentInputOf<typeof ticketReports.report>

export const savedReports: SavedList = {
  name: 'tickets.report',
  shape: ticketReport,
  param: 'by',
  also: { last: REPORT_LAST, step: REPORT_STEPS, calendar: REPORT_CALENDARS },
}

/** Among the lists of tickets: what is heard of them is heard of their report. */
export const reportQuery = (asked: ReportAsked) =>
  queryOptions({
    queryKey: [...listQueries.lists(), 'report', asked],
    ...query(ticketReports.report, asked),
    ...again,
    placeholderData: keepPreviousData,
  })

export interface Report extends Pick<ListAddress<'created', Filters>, 'narrowing' | 'narrow' | 'clear'> {
  readonly by: ReportGroup
  readonly step: ReportStep
  readonly calendar: 'gregory' | 'hijri'
  /** Nothing where days were chosen. */
  readonly last: ReportLast | undefined
  readonly saved: boolean
  readonly problem: ReportRange['problem']
  readonly asked: ReportAsked
  /** The filters beside its days, in the words of the list of tickets. */
  readonly among: Omit<Narrowing<Filters>, 'from' | 'to'>
}

/** The report that the address asks for. */
export function useReport(): Report {
  const { raw, narrowing, narrow, clear } = useListAddress(ticketReport)
  const today = useToday()
  const { from, to, ...among } = narrowing
  // the router reads mere digits as a number
  const last = oneOf(REPORT_LAST, String(raw['last'])) ?? REPORT_LAST[0]
  const { problem, ...range } = reportRange({ from, to }, Number(last), today)
  const by = oneOf(REPORT_GROUPS, raw['by']) ?? 'group'
  const step = oneOf(REPORT_STEPS, raw['step']) ?? 'day'
  const calendar = oneOf(REPORT_CALENDARS, raw['calendar']) ?? 'gregory'
  return {
    narrowing,
    narrow,
    clear,
    by,
    step,
    calendar,
    last: from === undefined && to === undefined ? last : undefined,
    saved: raw['saved'] !== undefined,
    problem,
    asked: { ...among, ...range, by, step, calendar },
    among,
  }
}
