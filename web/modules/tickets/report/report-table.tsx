import type { ReportRow, TicketReport } from '@diwan/contract/tickets/schemas/report'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { numberText, useLocalName } from '../../../kit/formats.ts'
import { linkOf } from '../../../kit/link-of.ts'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { listPath, type FigureName } from '../model/report-paths.ts'
import { useFigureText } from './report-chart.tsx'
import type { Report } from './use-report.ts'
import classes from './report.module.css'

const COUNTS = ['created', 'answered', 'solved', 'reopened', 'open'] as const
const MEDIANS = { answer: 'answered', solution: 'solved' } as const satisfies Record<string, FigureName>

interface ReportTableProps {
  readonly report: Report
  readonly data: TicketReport
}

/** The figures by unit, template or person; each leads to the list that it counts. */
export function ReportTable({ report, data: { rows, total } }: ReportTableProps) {
  const { t } = useTranslation('tickets')
  const { by } = report
  return (
    <div className={classes['scroll']}>
      <table className={classes['table']} aria-label={t('reportTable')}>
        <thead>
          <tr>
            <th scope="col">{t(by)}</th>
            {[...COUNTS, 'answer' as const, 'solution' as const].map((name) => (
              <th key={name} scope="col">
                {t(`figure_${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id ?? 'none'}>
              <th scope="row">
                <RowName row={row} by={by} />
              </th>
              <Figures report={report} of={row} row={keyOf(row, by)} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('reportAll')}</th>
            <Figures report={report} of={total} row={{}} />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

const keyOf = ({ id }: ReportRow, by: Report['by']): Readonly<Record<string, string>> =>
  id === null ? { without: by } : { [`${by}Id`]: id }

function RowName({ row, by }: { row: ReportRow; by: Report['by'] }): ReactNode {
  const { t } = useTranslation('tickets')
  const nameOf = useLocalName()
  if (row.id === null) return t(by === 'assignee' ? 'unassigned' : 'withoutTemplate')
  return row.person ? <PersonChip person={row.person} /> : <UserText text={nameOf(row)} lines={1} />
}

interface FiguresProps {
  readonly report: Report
  readonly of: TicketReport['total']
  readonly row: Readonly<Record<string, string>>
}

function Figures({ report, of, row }: FiguresProps) {
  const { i18n } = useTranslation()
  const text = useFigureText()
  const path = (figure: FigureName) => listPath(report, figure, report.asked, row)
  return (
    <>
      {COUNTS.map((name) => (
        <td key={name} data-figure={name}>
          <Link {...linkOf(path(name))}>{numberText(of[name], i18n.language)}</Link>
        </td>
      ))}
      {(['answer', 'solution'] as const).map((name) => (
        <td key={name} data-figure={name}>
          {of[name] === null ? '–' : <Link {...linkOf(path(MEDIANS[name]))}>{text(of[name], 'seconds')}</Link>}
        </td>
      ))}
    </>
  )
}
