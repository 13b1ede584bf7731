import { useTranslation } from 'react-i18next'
import type { FoundGroup } from './api.ts'
import classes from './results.module.css'

/** How much was found in all kinds together. */
export function TotalText({ groups }: { groups: readonly FoundGroup[] }) {
  const { t } = useTranslation('find')
  const count = groups.reduce((sum, one) => sum + (one.count?.count ?? 0), 0)
  const more = groups.some((one) => one.count?.more)
  return (
    <span className={classes['total']} role="status">
      {t(more ? 'totalMore' : 'total', { count })}
    </span>
  )
}
