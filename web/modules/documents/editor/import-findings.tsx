import type { ImportReport } from '@diwan/contract/documents/schemas'
import { useTranslation } from 'react-i18next'
import { UserText } from '../../../ui/user-text.tsx'
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
      {(problems.length > 0 || refused.length > 0) && (
        <ul>
          {problems.map(({ code, count }) => (
            <li key={code}>{t(`importProblem_${code}`, { number: count })}</li>
          ))}
          {refused.map(({ title, code }, place) => (
            <li key={place}>
              <UserText text={title} lines={1} /> {t(`importRefused_${code}`)}
            </li>
          ))}
        </ul>
      )}
      <small>{t('importWhere')}</small>
    </section>
  )
}
