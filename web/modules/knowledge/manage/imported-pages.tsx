import type { ImportedArticle, ImportedArticles, ImportedCategory } from '@diwan/contract/knowledge/schemas/imported'
import { useTranslation } from 'react-i18next'
import { UserText } from '../../../ui/user-text.tsx'
import { ImportLosses } from '../../documents/public.ts'
import classes from './new-article.module.css'

/** The drafts that would come of a file, each with its folder, its language and what cannot be brought. */
export function ImportedPages({ report }: { readonly report: ImportedArticles }) {
  const { pages, categories, foldersLeft, refused } = report
  const { t } = useTranslation('knowledge')
  return (
    <section aria-label={t('importedPages')} aria-live="polite" className={classes['imported']}>
      {foldersLeft.map(({ code, folders }) => (
        <p key={code}>{t('foldersLeft', { count: folders, reason: t(`folderLeft_${code}`) })}</p>
      ))}
      {categories.length > 0 && (
        <ul aria-label={t('importedCategories')}>
          {categories.map((category) => (
            <Folder key={JSON.stringify(category.path)} category={category} />
          ))}
        </ul>
      )}
      <ul>
        {pages.map((page, place) => (
          <Page key={place} page={page} />
        ))}
      </ul>
      <ImportLosses problems={[]} refused={refused} />
    </section>
  )
}

function Folder({ category: { path, isNew, articles } }: { readonly category: ImportedCategory }) {
  const { t } = useTranslation('knowledge')
  return (
    <li>
      <UserText text={path.join(' / ')} lines={1} />
      <small>
        {t(isNew ? 'importedCategory_new' : 'importedCategory_existing')} · {t('held_article', { count: articles })}
      </small>
    </li>
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
