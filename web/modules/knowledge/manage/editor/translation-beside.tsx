import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFollow } from '../../../../kit/follow.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { PageSkeleton } from '../../../../ui/page-skeleton.tsx'
import { PageField } from '../../../documents/public.ts'
import { articleQueries } from '../../api/api.ts'
import { managedQueries } from '../../api/writes.ts'
import { managedLive } from '../../live/writing-live.ts'
import classes from './editor.module.css'
import { TitleField } from './title-field.tsx'

/** The article in the other language, to be written beside this one. */
export function TranslationBeside({ id }: { readonly id: string }) {
  const { t } = useTranslation('knowledge')
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(managedQueries.open(id))
  useFollow(managedLive, id)
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />
  const { article, documentId } = data
  return (
    <section className={classes['sheet']} lang={article.lang} aria-label={t(`lang_${article.lang}`)} data-side={article.lang}>
      <TitleField article={article} />
      <PageField
        key={documentId}
        id={documentId}
        label={t(`lang_${article.lang}`)}
        placeholder={t('writeHere')}
        onRefused={() => void client.invalidateQueries({ queryKey: articleQueries.all() })}
      />
    </section>
  )
}
