import { VisuallyHidden } from '@mantine/core'
import type { Field } from '@diwan/core/fields/field'
import { rankedOf } from '@diwan/core/fields/report'
import { useTranslation } from 'react-i18next'
import { decimalText, numberText, useLocalName } from '../../../kit/formats.ts'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './report.module.css'

interface RankedProps {
  readonly field: Extract<Field, { type: 'ranking' }>
  readonly counts: Readonly<Record<string, number>>
}

/** The best mean place first; the longer the bar, the nearer to the first place. */
export function RankedTable({ field, counts }: RankedProps) {
  const { t, i18n } = useTranslation('fields')
  const nameOf = useLocalName()
  const last = Math.max(field.options.length, 2)
  return (
    <table className={classes['bars']} aria-label={nameOf({ nameAr: field.labelAr, nameEn: field.labelEn })}>
      <thead>
        <tr>
          <th scope="col">{t('answer')}</th>
          <th scope="col">
            <VisuallyHidden>{t('bar')}</VisuallyHidden>
          </th>
          <th scope="col">{t('meanPlace')}</th>
          <th scope="col">{t('putFirst')}</th>
        </tr>
      </thead>
      <tbody>
        {rankedOf({ field, counts }).map(({ option, mean, first }) => (
          <tr key={option.key}>
            <th scope="row">
              <UserText text={nameOf({ nameAr: option.labelAr, nameEn: option.labelEn })} />
            </th>
            <td className={classes['track']} aria-hidden>
              <i style={{ inlineSize: `${mean === undefined ? 0 : ((last - mean) / (last - 1)) * 100}%` }} />
            </td>
            <td>{mean === undefined ? '–' : decimalText(mean, i18n.language)}</td>
            <td>{numberText(first, i18n.language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
