import type { FieldsReport } from '@diwan/contract/fields/schemas'
import { writeTime } from '@diwan/core/calendar-days'
import { OTHER } from '@diwan/core/fields/answer-shapes'
import type { Field } from '@diwan/core/fields/field'
import type { Bar } from '@diwan/core/fields/report'
import { useTranslation } from 'react-i18next'
import { numberText, percentText, useLocalName } from '../../../kit/formats.ts'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './report.module.css'

interface BarsProps {
  readonly field: Field
  readonly bars: readonly Bar[]
  readonly names?: FieldsReport['names']
}

/** A bar a line, from the start of the page; the figures stand behind it. */
export function BarsTable({ field, bars, names = {} }: BarsProps) {
  const { t, i18n } = useTranslation('fields')
  const nameOf = useLocalName()
  const called = useValueName(field, names)
  const most = Math.max(...bars.map(({ n }) => n), 1)
  return (
    <table
      className={classes['bars']}
      data-figures={field.type === 'rating' || undefined}
      aria-label={nameOf({ nameAr: field.labelAr, nameEn: field.labelEn })}
    >
      <thead className={classes['unseen']}>
        <tr>
          <th scope="col">{t('answer')}</th>
          <th scope="col">{t('bar')}</th>
          <th scope="col">{t('times')}</th>
          <th scope="col">{t('share')}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.value}>
            <th scope="row">
              <UserText text={called(bar.value)} />
            </th>
            <td className={classes['track']} aria-hidden>
              <i style={{ inlineSize: `${(bar.n / most) * 100}%` }} />
            </td>
            <td>{numberText(bar.n, i18n.language)}</td>
            <td>{percentText(bar.share, i18n.language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function useValueName(field: Field, names: FieldsReport['names']): (value: string) => string {
  const { t, i18n } = useTranslation('fields')
  const nameOf = useLocalName()
  const options = new Map(('options' in field ? field.options : []).map((option) => [option.key, option]))
  return (value) => {
    if (value === OTHER) return t('otherText')
    const option = options.get(value)
    if (option) return nameOf({ nameAr: option.labelAr, nameEn: option.labelEn })
    if (field.type === 'rating') return numberText(Number(value), i18n.language)
    if (field.type === 'time') return writeTime(value)
    const named = names[value]
    return named ? nameOf(named) : value
  }
}
