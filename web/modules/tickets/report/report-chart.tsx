import type { ReportPoint, TicketReport } from '@diwan/contract/tickets/schemas/report'
import { useTranslation } from 'react-i18next'
import { dayText, numberText } from '../../../kit/formats.ts'
import { useReading } from '../../../kit/reading.ts'
import { Legend } from '../../../ui/chart/legend.tsx'
import { Plot, type NamedStep } from '../../../ui/chart/plot.tsx'
import type { Panel } from '../../../ui/chart/plot-shapes.ts'
import { markOf, weekdayIn } from '../../../ui/chart/step-marks.ts'
import { useDurationText } from '../../../ui/use-duration-text.ts'
import { listPath, type FigureName } from '../model/report-paths.ts'
import type { Report } from './use-report.ts'
import classes from './report.module.css'

/** The panels of the report, each figure with its colour. */
export function useReportPanels(points: readonly ReportPoint[]): Panel[] {
  const { t } = useTranslation('tickets')
  const of = (key: 'created' | 'solved' | 'backlog' | 'answer' | 'solution', colour: `--c${number}`) => ({
    key,
    label: t(`figure_${key}`),
    colour,
    values: points.map((point) => point[key]),
  })
  return [
    { title: t('reportTickets'), kind: 'bars', unit: 'count', height: 92, series: [of('created', '--c1'), of('solved', '--c2')] },
    { title: t('figure_backlog'), kind: 'line', unit: 'count', height: 52, series: [of('backlog', '--c7')] },
    { title: t('reportAnswer'), kind: 'line', unit: 'seconds', height: 52, series: [of('answer', '--c4')] },
    { title: t('reportSolution'), kind: 'line', unit: 'seconds', height: 52, series: [of('solution', '--c3')] },
  ]
}

/** A value of the chart in words. */
export function useFigureText(): (value: number, unit: Panel['unit']) => string {
  const { i18n } = useTranslation()
  const duration = useDurationText()
  return (value, unit) => (unit === 'seconds' ? duration(value) : numberText(value, i18n.language))
}

export function useReportSteps(
  points: readonly ReportPoint[],
  { step, calendar }: Pick<Report, 'step' | 'calendar'>,
): NamedStep[] {
  const reading = useReading()
  const other = calendar === 'gregory' ? 'hijri' : 'gregory'
  const unit = step === 'month' ? 'month' : 'day'
  return points.map(({ from, to, working }) => ({
    key: from,
    mark: markOf(from, unit, calendar, reading),
    below: step === 'month' ? undefined : markOf(from, unit, other, reading),
    title:
      step === 'day'
        ? `${weekdayIn(from, reading)} \u2066${dayText(from)}\u2069`
        : `\u2066${dayText(from)}\u2069 – \u2066${dayText(to)}\u2069`,
    shaded: !working,
  }))
}

interface ReportChartProps {
  readonly report: Report
  readonly data: TicketReport
  readonly flipped: boolean
}

export function ReportChart({ report, data: { points, total }, flipped }: ReportChartProps) {
  const { t } = useTranslation('tickets')
  const panels = useReportPanels(points)
  const steps = useReportSteps(points, report)
  const text = useFigureText()
  const linksOf = (at: number) => {
    const point = points[at]!
    const link = (figure: FigureName & keyof ReportPoint, label: string) =>
      point[figure] === 0 ? [] : [{ key: figure, label, path: listPath(report, figure, point) }]
    return [
      ...link('created', t('openCreated', { count: point.created })),
      ...link('solved', t('openSolved', { count: point.solved })),
      ...link('answered', t('openAnswered', { count: point.answered })),
      ...link('backlog', t('openBacklog', { count: point.backlog })),
    ]
  }
  const totals: Readonly<Record<string, string>> = {
    created: text(total.created, 'count'),
    solved: text(total.solved, 'count'),
    answer: total.answer === null ? '–' : text(total.answer, 'seconds'),
    solution: total.solution === null ? '–' : text(total.solution, 'seconds'),
  }
  return (
    <section className={classes['chart']} aria-label={t('reportChart')}>
      <Legend
        items={panels.flatMap(({ series }) =>
          series.map(({ key, label, colour }) => ({ key, label, colour, total: totals[key] })),
        )}
      />
      <Plot label={t('reportChart')} steps={steps} panels={panels} text={text} flipped={flipped} linksOf={linksOf} />
    </section>
  )
}
