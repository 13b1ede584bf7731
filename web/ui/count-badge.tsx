import type { Counter } from '@diwan/contract/kit/page'
import { useTranslation } from 'react-i18next'
import { numberText } from '../kit/formats.ts'
import classes from './count-badge.module.css'

/** Exact to 999, then 999+. Nothing at zero. */
export function CountBadge({ count, more }: Counter) {
  const { i18n } = useTranslation()
  if (count === 0 && !more) return null
  return (
    <span className={classes['count']}>
      <bdi dir="ltr">
        {numberText(count, i18n.language)}
        {more && '+'}
      </bdi>
    </span>
  )
}
