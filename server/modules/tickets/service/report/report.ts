import { isWorkingDay, startOfDay } from '@diwan/core/working-calendar'
import { addDays } from '@diwan/core/hijri'
import type { InputOf } from '@diwan/contract/kit/endpoint'
import type { ticketReports } from '@diwan/contract/tickets/endpoints/report'
import { MAX_REPORT_ROWS } from '@diwan/contract/tickets/limits'
import type { ReportFigures, ReportPoint, ReportRow, TicketReport } from '@diwan/contract/tickets/schemas/report'
import type { Ctx } from '../../../../kit/portal.ts'
import { readWorkingDays } from '../../../settings/public.ts'
import { presentPerson } from '../../../users/public.ts'
import { readBacklog, readFigures, readKeyNames, type FigureRow, type ReportAsked } from '../../queries/report.ts'
import { stepsOf, type DaySpan } from './steps.ts'

type ReportInput = InputOf<typeof ticketReports.report>

export async function reportTickets(ctx: Ctx, input: ReportInput): Promise<TicketReport> {
  const { points, rows, total } = await wholeReport(ctx, input)
  return { points, rows: rows.slice(0, MAX_REPORT_ROWS), more: rows.length > MAX_REPORT_ROWS, total }
}

/** With every row of the table. */
export async function wholeReport(ctx: Ctx, input: ReportInput): Promise<Omit<TicketReport, 'more'>> {
  const { figures, ...shown } = await readReport(ctx, input)
  return { ...shown, rows: await namedRows(ctx, input.by, figures) }
}

/** Without the table; its figures are beside the others. */
export async function readReport(ctx: Ctx, { from, to, by, step, calendar, ...filters }: ReportInput) {
  const { db, actor } = ctx
  const { calendar: working, weekStart } = await readWorkingDays(db)
  const { zone, hijri } = actor.reading
  const steps = stepsOf({ from, to, step, calendar, hijri, weekStart })
  const begin = (day: string) => new Date(startOfDay(zone, day) * 1000)
  const asked: ReportAsked = {
    narrowed: { ...filters, view: 'queue', state: 'all' },
    by,
    starts: steps.map((one) => begin(one.from)),
    end: begin(addDays(to, 1)),
  }
  const [figures, growth] = await Promise.all([readFigures(db, actor, asked), readBacklog(db, actor, asked)])
  const isWorked = (span: DaySpan) => step !== 'day' || isWorkingDay(working, span.from)
  return {
    figures,
    points: pointsOf(steps, figures, growth).map((point) => ({ ...point, working: isWorked(point) })),
    total: { ...figuresOf(figures.filter(({ level }) => level === 'all')), open: openIn(figures, 'all') },
  }
}

function pointsOf(
  steps: readonly DaySpan[],
  figures: readonly FigureRow[],
  growth: readonly { step: number; change: number }[],
): Omit<ReportPoint, 'working'>[] {
  const inStep = Map.groupBy(
    figures.filter(({ level }) => level === 'step'),
    ({ step }) => step,
  )
  const grown = Map.groupBy(growth, ({ step }) => step)
  const changeIn = (step: number) => (grown.get(step) ?? []).reduce((sum, { change }) => sum + change, 0)
  let backlog = changeIn(0)
  return steps.map((span, place) => {
    backlog += changeIn(place + 1)
    return { ...span, ...figuresOf(inStep.get(place + 1) ?? []), backlog }
  })
}

/** The busiest first. */
async function namedRows({ db }: Ctx, by: ReportInput['by'], figures: readonly FigureRow[]): Promise<ReportRow[]> {
  const byKey = Map.groupBy(
    figures.filter(({ level }) => level === 'key'),
    ({ key }) => key,
  )
  const ids = [...byKey.keys()].filter((id) => id !== null)
  const names = new Map((await readKeyNames(db, by, ids)).map((row) => [row.id, row]))
  const rows = [...byKey].map(([id, found]): ReportRow => {
    const name = id === null ? undefined : names.get(id)
    return {
      id,
      nameAr: name?.name_ar ?? '',
      nameEn: name?.name_en ?? '',
      person: by === 'assignee' && name ? presentPerson(name.id, name.name_ar, name.photo_id) : null,
      ...figuresOf(found),
      open: openIn(found, 'key'),
    }
  })
  return rows.toSorted((a, b) => b.created - a.created || b.open - a.open || a.nameEn.localeCompare(b.nameEn))
}

function figuresOf(rows: readonly FigureRow[]): ReportFigures {
  const of = (measure: FigureRow['measure']) => rows.find((row) => row.measure === measure)
  return {
    created: of('created')?.count ?? 0,
    answered: of('answered')?.count ?? 0,
    solved: of('solved')?.count ?? 0,
    reopened: of('reopened')?.count ?? 0,
    answer: of('answered')?.median ?? null,
    solution: of('solved')?.median ?? null,
  }
}

const openIn = (rows: readonly FigureRow[], level: FigureRow['level']): number =>
  rows.find((row) => row.measure === 'open' && row.level === level)?.count ?? 0
