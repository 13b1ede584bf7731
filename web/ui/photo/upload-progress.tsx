import { useTranslation } from 'react-i18next'
import { percentText } from '../../kit/formats.ts'
import classes from './upload-progress.module.css'

/** How far an upload has come, or that other files go first. */
export type Part = number | 'queued'

/** To the eye and to a screen reader. */
export function UploadProgress({ part }: { part: Part }) {
  const { t, i18n } = useTranslation('files')
  if (part === 'queued')
    return (
      <span role="status" className={classes['line']}>
        {t('queued')}
      </span>
    )
  const said = percentText(part, i18n.language)
  return (
    <div className={classes['line']}>
      <progress value={part} aria-label={t('uploading')} aria-valuetext={said} />
      <bdi>{said}</bdi>
    </div>
  )
}
