import { VisuallyHidden } from '@mantine/core'
import type { Field } from '@diwan/core/fields/field'
import { heatOf } from '@diwan/core/fields/report'
import { useTranslation } from 'react-i18next'
import { numberText, percentText, useLocalName } from '../../../kit/formats.ts'
import { UserText } from '../../../ui/user-text.tsx'
import classes from './report.module.css'

interface HeatProps {
  readonly field: Extract<Field, { type: 'matrix' }>
  readonly counts: Readonly<Record<string, number>>
}

/** Rows by scale: the more chose it, the deeper its colour; the share is written in it. */
export function HeatTable({ field, counts }: HeatProps) {
  const { t, i18n } = useTranslation('fields')
  const nameOf = useLocalName()
  const called = ({ labelAr, labelEn }: { labelAr: string; labelEn: string }) => nameOf({ nameAr: labelAr, nameEn: labelEn })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard
    <div className={classes['wide']} tabIndex={0} role="region" aria-label={called(field)}>
      <table className={classes['heat']}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('rows')}</VisuallyHidden>
            </th>
            {field.scale.map((step) => (
              <th key={step.key} scope="col">
                <UserText text={called(step)} />
              </th>
            ))}
            <th scope="col">{t('times')}</th>
          </tr>
        </thead>
        <tbody>
          {heatOf({ field, counts }).map(({ row, answered, cells }) => (
            <tr key={row.key}>
              <th scope="row">
                <UserText text={called(row)} />
              </th>
              {cells.map(({ value, n, share }) => (
                <td
                  key={value}
                  style={{ ['--heat' as string]: `${Math.round(share * 60)}%` }}
                  title={numberText(n, i18n.language)}
                >
                  {percentText(share, i18n.language)}
                </td>
              ))}
              <td>{numberText(answered, i18n.language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
