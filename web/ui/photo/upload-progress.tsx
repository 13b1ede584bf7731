import { useTranslation } from 'react-i18next'
import { percentText } from '../../kit/formats.ts'
import classes from './upload-progress.module.css'

/** How far it has come, to the eye and to a screen reader. */
export function UploadProgress({ part }: { part: number }) {
  const { t, i18n } = useTranslation('files')
  const said = percentText(part, i18n.language)
  return (
    <div className={classes['line']}>
      <progress value={part} aria-label={t('uploading')} aria-valuetext={said} />
      <bdi>{said}</bdi>
    </div>
  )
}
