import { useTranslation } from 'react-i18next'
import classes from './audit.module.css'
import { ValueText } from './value-text.tsx'

interface DifferenceTableProps {
  heads: readonly [string, string]
  rows: readonly { field: string; label: string; from: string; to: string }[]
}

export function DifferenceTable({ heads, rows }: DifferenceTableProps) {
  const { t } = useTranslation('audit')
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{heads[0]}</th>
          <th scope="col">{heads[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, label, from, to }) => (
          <tr key={field}>
            <th scope="row">{label}</th>
            <td data-head={heads[0]}>
              <ValueText text={from} />
            </td>
            <td data-head={heads[1]}>
              <ValueText text={to} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
