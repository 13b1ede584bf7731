import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { FileAnswer } from '@diwan/contract/kit/file-answer'
import type { timeReports } from '@diwan/contract/work/endpoints/times'
import { MAX_EXPORTED_TIMES, MAX_TIME_ROWS } from '@diwan/contract/work/limits'
import type { TimeReport } from '@diwan/contract/work/schemas/time-report'
import { ar } from '@diwan/contract/work/words.ar'
import { en } from '@diwan/contract/work/words.en'
import { demand } from '../../../../kit/access/demand.ts'
import { dayCell, decimalCell } from '../../../../kit/list/export-cell.ts'
import { exportFile, type ExportColumn } from '../../../../kit/list/export-file.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { readWorkingDays } from '../../../settings/public.ts'
import { can } from '../../access.ts'
import { presentNamed } from '../../presenter/task.ts'
import { readTimeLines, readTimeSums, type TimeLineRow, type TimesAsked } from '../../queries/time-report.ts'
import { readWorkspace } from '../../queries/workspaces.ts'

const words = { ar, en }

type Filters = Omit<InputOf<typeof timeReports.report>, 'id' | 'by'>

/** Who reads a workspace reads all its tasks; nobody else learns of any time. */
async function askedIn({ db, actor }: Ctx, id: string, filters: Filters): Promise<TimesAsked> {
  demand(can, 'view', actor, await readWorkspace(db, actor, id))
  const { weekStart } = await readWorkingDays(db)
  return { ...filters, workspaceId: id, zone: actor.reading.zone, weekStart }
}

export async function reportTime(ctx: Ctx, { id, by, ...filters }: InputOf<typeof timeReports.report>): Promise<TimeReport> {
  const asked = await askedIn(ctx, id, filters)
  const { rows, total } = await readTimeSums(ctx.db, asked, { by, limit: MAX_TIME_ROWS + 1 })
  const items = rows.slice(0, MAX_TIME_ROWS).map(({ person, project, task, week, seconds, entries }) => ({
    person: person && presentNamed(person),
    project,
    task,
    week,
    seconds,
    entries,
  }))
  return { items, more: rows.length > MAX_TIME_ROWS, total }
}

/** Hours with two digits after the point, which a spreadsheet adds up. */
const hours = (seconds: number): number => Math.round(seconds / 36) / 100

/** The same as a file, by person, project, task and week at once, in the language and calendar of the reader. */
export async function exportTime(ctx: Ctx, { id, format, ...filters }: InputOf<typeof timeReports.export>): Promise<FileAnswer> {
  const asked = await askedIn(ctx, id, filters)
  const { language, reading } = ctx.actor
  const say = words[language]
  const rows = await readTimeLines(ctx.db, asked, MAX_EXPORTED_TIMES)
  const columns: readonly ExportColumn<TimeLineRow>[] = [
    { heading: say.weekFrom, cell: ({ week }) => dayCell(week, reading) },
    { heading: say.project, cell: ({ project }) => project, width: 30 },
    { heading: say.task, cell: ({ task }) => task, width: 48 },
    { heading: say.person, cell: ({ person }) => person, width: 30 },
    { heading: say.hours, cell: ({ seconds }) => decimalCell(hours(seconds)) },
    { heading: say.entries, cell: ({ entries }) => entries },
  ]
  const total = rows.reduce((sum, { seconds }) => sum + seconds, 0)
  return exportFile({
    name: `${say['timeFile']}-${ctx.clock.now().toISOString().slice(0, 10)}`,
    format,
    language,
    columns,
    pages: [rows],
    lastLine: () => Promise.resolve(`${say['totalHours']}: ${hours(total).toFixed(2)}`),
  })
}
