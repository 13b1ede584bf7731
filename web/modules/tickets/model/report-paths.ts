import type { Report } from '../report/use-report.ts'

interface Days {
  readonly from: string
  readonly to: string
}

/** The days by which the list behind each figure is narrowed. */
const behind = {
  created: ({ from, to }: Days) => ({ createdFrom: from, createdTo: to }),
  answered: ({ from, to }: Days) => ({ answeredFrom: from, answeredTo: to }),
  solved: ({ from, to }: Days) => ({ solvedFrom: from, solvedTo: to }),
  reopened: ({ from, to }: Days) => ({ reopenedFrom: from, reopenedTo: to }),
  backlog: ({ to }: Days) => ({ backlogTo: to }),
  open: () => ({ status: 'NEW,OPEN,PENDING' }),
}
export type FigureName = keyof typeof behind

/** The list of tickets that a figure counts: every filter of the report, and those of its row and its days. */
export const listPath = (
  { among }: Pick<Report, 'among'>,
  figure: FigureName,
  days: Days,
  row: Readonly<Record<string, string>> = {},
): string => `/admin/tickets?${new URLSearchParams({ queue: 'all', ...among, ...row, ...behind[figure](days) }).toString()}`
