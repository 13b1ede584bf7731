import type { ImportedArticle, ImportedArticles } from '@diwan/contract/knowledge/schemas/imported'
import { useTranslation } from 'react-i18next'
import { UserText } from '../../../ui/user-text.tsx'
import { ImportLosses } from '../../documents/public.ts'
import classes from './new-article.module.css'

/** The drafts that would come of a file, each with its folder, its language and what cannot be brought. */
export function ImportedPages({ report: { pages, refused } }: { readonly report: ImportedArticles }) {
  const { t } = useTranslation('knowledge')
  return (
    <section aria-label={t('importedPages')} aria-live="polite" className={classes['imported']}>
      <ul>
        {pages.map((page, place) => (
          <Page key={place} page={page} />
        ))}
      </ul>
      <ImportLosses problems={[]} refused={refused} />
    </section>
  )
}

function Page({ page: { title, folder, lang, problems } }: { readonly page: ImportedArticle }) {
  const { t } = useTranslation('knowledge')
  return (
    <li>
      <UserText text={title} lines={1} />
      <small>
        {t(`lang_${lang}`)}
        {folder.length > 0 && (
          <>
            {' · '}
            <UserText text={folder.join(' / ')} lines={1} />
          </>
        )}
      </small>
      <ImportLosses problems={problems} refused={[]} />
    </li>
  )
}
