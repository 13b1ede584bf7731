import type { Counter } from '@diwan/contract/kit/page'
import { useTranslation } from 'react-i18next'
import { numberText } from '../kit/formats.ts'
import classes from './count-badge.module.css'

/** Exact to 999, then 999+. Nothing at zero. */
export function CountBadge(counter: Counter) {
  const text = useCountText(counter)
  if (text === '') return null
  return (
    <span className={classes['count']}>
      <bdi dir="ltr">{text}</bdi>
    </span>
  )
}

export function useCountText({ count, more }: Counter): string {
  const { i18n } = useTranslation()
  return count === 0 && !more ? '' : `${numberText(count, i18n.language)}${more ? '+' : ''}`
}
