import type { ImportReport } from '@diwan/contract/documents/schemas'
import { useTranslation } from 'react-i18next'
import { ImportLosses } from '../import-losses.tsx'
import classes from './page-editor.module.css'

/** The contents of a file, the losses of importing it, and the pages that cannot be imported at all. */
export function ImportFindings({
  report: { pages, pictures, characters, problems, refused },
}: {
  readonly report: ImportReport
}) {
  const { t } = useTranslation('documents')
  return (
    <section className={classes['findings']} aria-label={t('importFound')} aria-live="polite">
      <p>
        {t('importPages', { count: pages })} · {t('importPictures', { count: pictures })} ·{' '}
        {t('importCharacters', { count: characters })}
      </p>
      <ImportLosses problems={problems} refused={refused} />
      <small>{t('importWhere')}</small>
    </section>
  )
}
