import type { Field } from '@diwan/core/fields/field'
import { barsOf, meanOf, npsOf } from '@diwan/core/fields/report'
import { useTranslation } from 'react-i18next'
import { decimalText, numberText } from '../../../kit/formats.ts'
import { BarsTable } from './bars-table.tsx'
import classes from './report.module.css'

interface RatingProps {
  readonly field: Extract<Field, { type: 'rating' }>
  readonly counts: Readonly<Record<string, number>>
}

/** The mean and how often each step was given. */
export function RatingFigures({ field, counts }: RatingProps) {
  const { t, i18n } = useTranslation('fields')
  const mean = meanOf({ field, counts })
  return (
    <>
      {mean !== undefined && (
        <p className={classes['figure']}>
          {t('mean')} <strong>{t('outOfText', { figure: decimalText(mean, i18n.language), most: field.rule.high })}</strong>
        </p>
      )}
      <BarsTable field={field} bars={barsOf({ field, counts })} />
    </>
  )
}

const parts = ['detractors', 'passives', 'promoters'] as const

/** The net promoter score: who would recommend it, less who would not. */
export function NpsFigures({ field, counts }: RatingProps) {
  const { t, i18n } = useTranslation('fields')
  const nps = npsOf({ counts })
  return (
    <>
      <p className={classes['figure']}>
        {t('nps')} <strong dir="ltr">{nps.score === undefined ? '–' : signed(nps.score, i18n.language)}</strong>
      </p>
      <div className={classes['parts']} aria-hidden>
        {parts.map((part) => (
          <i key={part} data-part={part} style={{ flexGrow: nps[part] }} />
        ))}
      </div>
      <ul className={classes['legend']}>
        {parts.map((part) => (
          <li key={part}>
            <i data-part={part} aria-hidden /> {t(part)} <strong>{numberText(nps[part], i18n.language)}</strong>
          </li>
        ))}
      </ul>
      <BarsTable field={field} bars={barsOf({ field, counts })} />
    </>
  )
}

const signed = (score: number, language: string): string => `${score > 0 ? '+' : ''}${numberText(score, language)}`
