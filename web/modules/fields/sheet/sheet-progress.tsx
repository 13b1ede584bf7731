import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './sheet.module.css'

/** How far one has come: a line under the head, which grows from the start of the page. */
export function SheetProgress({ at, pages, isReview }: { at: number; pages: number; isReview: boolean }) {
  const { t } = useTranslation('fields')
  if (pages < 2) return null
  const text = isReview ? t('review') : t('pageOf', { page: at, pages })
  return (
    <>
      <span className={classes['count']} aria-hidden>
        {text}
      </span>
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      <div
        className={classes['progress']}
        role="progressbar"
        aria-label={t('progress')}
        aria-valuemin={0}
        aria-valuemax={pages}
        aria-valuenow={at}
        aria-valuetext={text}
      >
        <i style={{ inlineSize: `${((isReview ? pages : at - 0.5) / pages) * 100}%` }} />
      </div>
    </>
  )
}
