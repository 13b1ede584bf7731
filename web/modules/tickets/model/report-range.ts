import { MAX_REPORT_DAYS } from '@diwan/contract/tickets/limits'
import { addDays } from '@diwan/core/hijri'

interface Chosen {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export interface ReportRange {
  readonly from: string
  readonly to: string
  /** No report is made of such days. */
  readonly problem: 'reversed' | 'tooLong' | undefined
}

/** The days of a report: those that were chosen as they are, and otherwise the last ones. */
export function reportRange({ from, to }: Chosen, last: number, today: string): ReportRange {
  const end = to ?? (from !== undefined && from > today ? from : today)
  const begin = from ?? addDays(end, 1 - last)
  const problem = begin > end ? 'reversed' : addDays(begin, MAX_REPORT_DAYS) <= end ? 'tooLong' : undefined
  return { from: begin, to: end, problem }
}
