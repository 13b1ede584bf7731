import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import type { ticketReports } from '@diwan/contract/tickets/endpoints/report'
import { MAX_EXPORTED_REPORT } from '@diwan/contract/tickets/limits'
import type { ReportFigures, ReportPoint, ReportRow } from '@diwan/contract/tickets/schemas/report'
import { ar } from '@diwan/contract/tickets/words.ar'
import { en } from '@diwan/contract/tickets/words.en'
import { dayCell, decimalCell } from '../../../../kit/list/export-cell.ts'
import { exportFile, type ExportColumn } from '../../../../kit/list/export-file.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { wholeReport } from './report.ts'

const words = { ar, en }

/** Working hours with two digits after the point, which a spreadsheet adds up; nothing where there is no median. */
const hours = (seconds: number | null) => (seconds === null ? null : decimalCell(Math.round(seconds / 36) / 100))

/** The report as a file, in the language and calendar of the reader. */
export async function exportReport(
  ctx: Ctx,
  { format, table, ...asked }: InputOf<typeof ticketReports.export>,
): Promise<FileAnswer> {
  const { language, reading } = ctx.actor
  const say = words[language]
  const { points, rows } = await wholeReport(ctx, asked)
  const figures: readonly ExportColumn<ReportFigures>[] = [
    { heading: say.figure_created, cell: ({ created }) => created },
    { heading: say.figure_answered, cell: ({ answered }) => answered },
    { heading: say.figure_solved, cell: ({ solved }) => solved },
    { heading: say.figure_reopened, cell: ({ reopened }) => reopened },
    { heading: say['answerHours'], cell: ({ answer }) => hours(answer) },
    { heading: say['solutionHours'], cell: ({ solution }) => hours(solution) },
  ]
  const file = { name: `${say['reportFile']}-${asked.from}-${asked.to}`, format, language }
  if (table === 'steps') {
    const columns: readonly ExportColumn<ReportPoint>[] = [
      { heading: say['reportFrom'], cell: ({ from }) => dayCell(from, reading) },
      { heading: say['reportTo'], cell: ({ to }) => dayCell(to, reading) },
      ...figures,
      { heading: say.figure_backlog, cell: ({ backlog }) => backlog },
    ]
    return exportFile({ ...file, columns, pages: [points] })
  }
  const none = { assignee: say.unassigned, template: say.withoutTemplate, group: '', department: '' }[asked.by]
  const nameOf = ({ id, nameAr, nameEn }: ReportRow) => (id === null ? none : language === 'ar' ? nameAr : nameEn)
  const columns: readonly ExportColumn<ReportRow>[] = [
    { heading: say[asked.by], cell: nameOf, width: 30 },
    ...figures,
    { heading: say.figure_open, cell: ({ open }) => open },
  ]
  return exportFile({ ...file, columns, pages: [rows.slice(0, MAX_EXPORTED_REPORT)] })
}
