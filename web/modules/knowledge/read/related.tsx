import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { articleQueries } from '../api/api.ts'
import { ArticleRows } from './article-rows.tsx'
import classes from './article.module.css'

/** Articles near to this one, and articles that cite it. */
export function Related({ id }: { readonly id: string }) {
  const { t } = useTranslation('knowledge')
  const { data } = useQuery(articleQueries.related(id))
  if (!data) return null
  return (['related', 'citedBy'] as const).map(
    (name) =>
      data[name].length > 0 && (
        <section key={name} className={classes['part']} aria-label={t(name)} data-part={name}>
          <h2>{t(name)}</h2>
          <ArticleRows label={t(name)} rows={data[name].map((article) => ({ article }))} />
        </section>
      ),
  )
}
