import { useTranslation } from 'react-i18next'
import { numberText } from '../../../kit/formats.ts'
import classes from './board.module.css'

/** With a limit both are said, and more than that is told apart. */
export function Count({ count, more, most }: { count: number; more: boolean; most: number | null }) {
  const { t, i18n } = useTranslation('work')
  const over = most !== null && count > most
  return (
    <span className={classes['count']} data-over={over || undefined} title={over ? t('overLimit') : undefined}>
      <bdi dir="ltr">
        {numberText(count, i18n.language)}
        {more && '+'}
        {most !== null && ` / ${numberText(most, i18n.language)}`}
      </bdi>
      {over && <span className={classes['heard']}>{t('overLimit')}</span>}
    </span>
  )
}
