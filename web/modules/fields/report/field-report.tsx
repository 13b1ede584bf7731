import type { FieldsReport } from '@diwan/contract/fields/schemas'
import { ANSWERED } from '@diwan/core/fields/tally'
import { answeredOf, barsOf, isNps, type FieldTally } from '@diwan/core/fields/report'
import { useTranslation } from 'react-i18next'
import { numberText, percentText, useLocalName } from '../../../kit/formats.ts'
import { UserText } from '../../../ui/user-text.tsx'
import { FieldSign } from '../editor/field-sign.tsx'
import type { FieldReportProps } from '../types.ts'
import { StatTile, StatTiles } from '../../../ui/stat-tiles.tsx'
import { BarsTable } from './bars-table.tsx'
import { HeatTable } from './heat-table.tsx'
import { NpsFigures, RatingFigures } from './rating-figures.tsx'
import { RankedTable } from './ranked-table.tsx'
import classes from './report.module.css'

/** What was answered, field by field: figures as tables, which read from the start of the page in both directions. */
export function FieldReport({ report, invited, more }: FieldReportProps) {
  const { t, i18n } = useTranslation(['fields', 'kit'])
  const nameOf = useLocalName()
  const figure = (n: number) => numberText(n, i18n.language)
  return (
    <div className={classes['report']}>
      <StatTiles>
        <StatTile label={t('answersGiven')} figure={figure(report.sheets)} />
        {invited !== undefined && (
          <>
            <StatTile label={t('asked')} figure={figure(invited)} />
            <StatTile label={t('rate')} figure={percentText(invited === 0 ? 0 : report.sheets / invited, i18n.language)} />
          </>
        )}
      </StatTiles>
      {report.fields.map((line) => (
        <section key={`${line.field.key} ${line.field.type}`} data-report={line.field.key}>
          <header>
            <FieldSign type={line.field.type} />
            <h3>
              <UserText text={nameOf({ nameAr: line.field.labelAr, nameEn: line.field.labelEn })} />
            </h3>
            {line.past && <small>{t('noLongerAsked')}</small>}
            <span>{t('answeredBy', { count: answeredOf(line) })}</span>
          </header>
          {answeredOf(line) > 0 && <Figures tally={line} names={report.names} />}
          {more?.(line.field)}
        </section>
      ))}
    </div>
  )
}

function Figures({ tally, names }: { tally: FieldTally; names: FieldsReport['names'] }) {
  const { field, counts } = tally
  switch (field.type) {
    case 'rating':
      return isNps(field) ? <NpsFigures field={field} counts={counts} /> : <RatingFigures field={field} counts={counts} />
    case 'matrix':
      return <HeatTable field={field} counts={counts} />
    case 'ranking':
      return <RankedTable field={field} counts={counts} />
    default:
      // words, numbers and days were only counted as answered
      return Object.keys(counts).some((value) => value !== ANSWERED) ? (
        <BarsTable field={field} bars={barsOf(tally)} names={names} />
      ) : null
  }
}
