import { IconSearch } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListRows } from '../../../ui/list/list-rows.tsx'
import { useWalkKeys } from '../../../ui/list/use-row-commands.ts'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { articleQueries } from '../api/api.ts'
import { ArticleRows } from './article-rows.tsx'
import { litWords } from '../model/lit-words.ts'
import classes from './reader.module.css'

/** The articles found, with the words lit in the title and where they occur in the text. */
export function FoundArticles({ q }: { readonly q: string }) {
  const { t } = useTranslation('knowledge')
  const shown = useRef<HTMLDivElement>(null)
  useWalkKeys(shown)
  const found = useInfiniteQuery(articleQueries.search(q))
  const empty = (
    <div role="status">
      <EmptyState icon={IconSearch} title={t('nothingFound')} text={t('nothingFoundText')} literally="noResults" />
    </div>
  )
  return (
    <div ref={shown}>
      <ListRows list={found} skeleton={<PageSkeleton />} empty={empty}>
        {(rows) => (
          <ArticleRows
            label={t('found')}
            rows={rows.map(({ article, excerpt }) => ({
              article,
              title: <UserText text={article.title} lit={litWords(article.title, q)} />,
              below: excerpt !== '' && (
                <span className={classes['about']}>
                  <UserText text={excerpt} lit={litWords(excerpt, q)} lines={2} />
                </span>
              ),
            }))}
          />
        )}
      </ListRows>
    </div>
  )
}
