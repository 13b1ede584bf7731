import { LANDING_SECTIONS } from '@diwan/contract/knowledge/vocabulary'
import { IconBook2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useCommands } from '../../../kit/commands.ts'
import { useFollowLists } from '../../../kit/follow.ts'
import { numberText, useLocalName } from '../../../kit/formats.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Kbd } from '../../../ui/kbd.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { articleLists, articleQueries } from '../api/api.ts'
import { categoryIcons } from '../model/category-icons.ts'
import { branchesOf } from '../model/category-tree.ts'
import { asSearch, categoryPlace } from '../address.ts'
import { ArticleRows } from './article-rows.tsx'
import { FoundArticles } from './found-articles.tsx'
import classes from './reader.module.css'

/** Where readers begin: to search, by category, or with what is new, read and starred. */
export function Landing({ q }: { readonly q: string }) {
  const { t } = useTranslation(['knowledge', 'releases'])
  const navigate = useNavigate()
  const field = useRef<HTMLDivElement>(null)
  useFollowLists(articleLists)
  useCommands([
    {
      id: 'search articles',
      label: t('search'),
      part: 'list',
      stroke: { code: 'Slash' },
      run: () => field.current?.querySelector('input')?.focus(),
    },
  ])
  const title = t('name_knowledgeHub', { ns: 'releases' })
  return (
    <>
      <PageHeader title={title} action={<Link to="/user/knowledge-base/all-articles">{t('allArticles')}</Link>} />
      <div ref={field} className={classes['search']} role="search">
        <SearchField
          label={t('searchAll')}
          value={q}
          hint={<Kbd keys="/" />}
          onSearch={(text) =>
            void navigate({ to: '/user/knowledge-base', search: asSearch(text === '' ? {} : { q: text }), replace: true })
          }
        />
      </div>
      {q === '' ? <Sections /> : <FoundArticles q={q} />}
    </>
  )
}

function Sections() {
  const { t } = useTranslation('knowledge')
  const { data, error, refetch } = useQuery(articleQueries.landing())
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />
  const filled = LANDING_SECTIONS.filter((name) => data[name].length > 0)
  return (
    <>
      <Categories />
      {filled.length === 0 && <EmptyState icon={IconBook2} title={t('noneYet')} text={t('noneYetText')} literally="noData" />}
      <div className={classes['sections']}>
        {filled.map((name) => (
          <section key={name} className={classes['section']} aria-label={t(`section_${name}`)} data-section={name}>
            <h2>{t(`section_${name}`)}</h2>
            <ArticleRows label={t(`section_${name}`)} rows={data[name].map((article) => ({ article }))} />
          </section>
        ))}
      </div>
    </>
  )
}

/** The categories of the first level, each with what it is about. */
function Categories() {
  const { t, i18n } = useTranslation('knowledge')
  const nameOf = useLocalName()
  const { data } = useQuery(articleQueries.tree('read'))
  const top = branchesOf(data?.items ?? [])
  if (top.length === 0) return null
  return (
    <section className={classes['categories']} aria-label={t('categories')}>
      <h2>{t('categories')}</h2>
      <ul className={classes['cards']}>
        {top.map(({ category }) => {
          const Sign = categoryIcons[category.icon]
          const about = nameOf({ nameAr: category.descriptionAr, nameEn: category.descriptionEn })
          return (
            <li key={category.id}>
              <Link {...categoryPlace(category.id)} className={classes['card']} data-category={category.id}>
                <Sign size={20} stroke={1.6} aria-hidden />
                <strong>
                  <UserText text={nameOf(category)} lines={1} />
                </strong>
                <bdi dir="ltr" aria-label={t('articleCount', { count: category.articles })}>
                  {numberText(category.articles, i18n.language)}
                </bdi>
                {about !== '' && (
                  <p>
                    <UserText text={about} lines={2} />
                  </p>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
