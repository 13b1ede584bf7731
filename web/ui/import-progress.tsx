import { Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import type { ImportRun } from '@diwan/contract/kit/import-runs'
import { useTranslation } from 'react-i18next'
import classes from './import-dialog.module.css'

/** How far an import is that runs in the background. */
export function ImportProgress({ run: { done, total } }: { run: ImportRun }) {
  const { t } = useTranslation('imports')
  const text = total === 0 ? t('importReading') : t('importProgress', { done, total })
  return (
    <section className={classes['source']} aria-live="polite">
      <p role="status">{text}</p>
      <Progress value={total === 0 ? 100 : (100 * done) / total} animated={total === 0} aria-label={t('importing')} />
      <p className={classes['columns']}>{t('importMayClose')}</p>
    </section>
  )
}
