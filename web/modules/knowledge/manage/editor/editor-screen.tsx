import type { OpenManaged } from '@diwan/contract/knowledge/schemas/managed'
import { isUuid } from '@diwan/core/identifiers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollow } from '../../../../kit/follow.ts'
import { oneOf } from '../../../../kit/list/address.ts'
import { Problem } from '../../../../kit/problem.ts'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { useBackToList } from '../../../../ui/list/use-return.ts'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../../ui/page-skeleton.tsx'
import { PageField } from '../../../documents/public.ts'
import { articleQueries } from '../../api/api.ts'
import { mentionableIn } from '../../api/article-talk.ts'
import { managedQueries } from '../../api/writes.ts'
import { managedLive } from '../../live/writing-live.ts'
import { ArticleHints } from './article-hints.tsx'
import classes from './editor.module.css'
import { EditorHeader } from './editor-header.tsx'
import { PARTS } from '../../model/parts.ts'
import { ArticleSettings } from './article-settings.tsx'
import { TitleField } from './title-field.tsx'
import { TranslationBeside } from './translation-beside.tsx'

const PublishingPart = lazyPart(() => import('./publishing-part.tsx'))
const HistoryPart = lazyPart(() => import('./history-part.tsx'))

/** One article as it is written, kept as it is at the portal. */
export default function EditorScreen({ id }: { readonly id: string }) {
  return isUuid(id) ? <Opened id={id} /> : <Refused error={new Problem('not_found', 404)} />
}

function Opened({ id }: { readonly id: string }) {
  const { data, error, isPaused, refetch } = useQuery(managedQueries.open(id))
  useFollow(managedLive, id)
  if (error && (!data || error.code === 'not_found')) return <Refused error={error} onRetry={() => void refetch()} />
  if (data) return <Shown opened={data} />
  return isPaused ? <Refused error={new Problem('unavailable')} /> : <PageSkeleton />
}

function Shown({ opened }: { readonly opened: OpenManaged }) {
  const { part, beside }: { part?: unknown; beside?: unknown } = useSearch({ strict: false })
  const shown = oneOf(PARTS, part) ?? 'text'
  useBackToList()
  return (
    <>
      <EditorHeader opened={opened} part={shown} />
      {shown === 'text' && <Writing opened={opened} beside={beside === 1 || beside === '1'} />}
      {shown === 'publishing' && (
        <Suspense fallback={<PageSkeleton />}>
          <PublishingPart opened={opened} />
        </Suspense>
      )}
      {shown === 'history' && (
        <Suspense fallback={<PageSkeleton />}>
          <HistoryPart id={opened.article.id} />
        </Suspense>
      )}
    </>
  )
}

function Writing({ opened, beside }: { readonly opened: OpenManaged; readonly beside: boolean }) {
  const { t } = useTranslation('knowledge')
  const client = useQueryClient()
  const { article, documentId } = opened
  const other = beside ? article.other : null
  return (
    <div className={classes['columns']} data-beside={other ? true : undefined}>
      <div className={classes['sheet']} lang={article.lang}>
        <ArticleHints opened={opened} />
        <TitleField article={article} />
        <PageField
          key={documentId}
          id={documentId}
          label={t('text')}
          placeholder={t('writeHere')}
          mentionable={mentionableIn(article.id)}
          onRefused={() => void client.invalidateQueries({ queryKey: articleQueries.all() })}
        />
      </div>
      {other ? <TranslationBeside key={other.id} id={other.id} /> : <ArticleSettings article={article} />}
    </div>
  )
}

/** Articles of others and missing ones answer alike, so that nobody learns which it is. */
function Refused({ error, onRetry }: { readonly error: Problem; readonly onRetry?: () => void }) {
  const { t } = useTranslation('releases')
  const again = error.status === 403 || error.status === 404 ? undefined : onRetry
  const title = t('name_knowledgeHub')
  return (
    <>
      <PageHeader title={title} crumbs={[{ label: title, to: '/admin/knowledge-hub', search: {} }]} />
      <ErrorState error={error} {...(again && { onRetry: again })} />
    </>
  )
}
