import type { ReadArticle } from '@diwan/contract/knowledge/schemas/article'
import { dayIn } from '@diwan/core/formats'
import { readingMinutes } from '@diwan/core/page/reading-time'
import { pageText } from '@diwan/core/page/document'
import { isUuid } from '@diwan/core/identifiers'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { articles } from '@diwan/contract/knowledge/endpoints/reading'
import { call } from '../../../kit/call.ts'
import { useFollow, useFollowLists } from '../../../kit/follow.ts'
import { dayWithin } from '../../../kit/formats.ts'
import { useReading } from '../../../kit/reading.ts'
import { Problem } from '../../../kit/problem.ts'
import { newRequestId } from '../../../kit/request-id.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useBackToList } from '../../../ui/list/use-return.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { Letter } from '../../../ui/person-chip.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { AnchoredText, blocksOf, headingsIn } from '../../documents/reading.ts'
import { articleLists, articleQueries } from '../api/api.ts'
import { articleLive } from '../live/article-live.ts'
import { ArticleHeader } from './article-header.tsx'
import { ArticleSide, FoldedContents } from './article-side.tsx'
import classes from './article.module.css'
import { OlderHint } from './older-hint.tsx'
import { CommentedText } from './passages/commented-text.tsx'
import { ReaderFrame } from './reader-frame.tsx'
import { ReviewHint } from './review-hint.tsx'
import { Related } from './related.tsx'

/** The text does not wait for its comments. */
const Comments = lazyPart(() => import('./comments.tsx'))
/** A reviewer may read what is not published yet, as a review. */
const ReviewScreen = lazyPart(() => import('../review/review-screen.tsx'))

/** One published article, kept as it is at the portal while it is shown. */
export default function ArticleScreen({ id }: { readonly id: string }) {
  return isUuid(id) ? <Opened id={id} /> : <Refused error={new Problem('not_found', 404)} />
}

function Opened({ id }: { readonly id: string }) {
  const { data, error, isPaused, refetch } = useQuery(articleQueries.open(id))
  useFollow(articleLive, id)
  useFollowLists(articleLists)
  useViewed(id, data !== undefined)
  const article = data?.article
  if (error?.code === 'not_found')
    return (
      <Suspense fallback={<PageSkeleton />}>
        <ReviewScreen id={id} otherwise={<Refused error={error} />} />
      </Suspense>
    )
  if (error && !article) return <Refused error={error} onRetry={() => void refetch()} />
  return (
    <ReaderFrame current={id} category={article?.category?.id}>
      {article ? <Shown article={article} /> : isPaused ? <ErrorState error={new Problem('unavailable')} /> : <PageSkeleton />}
    </ReaderFrame>
  )
}

/** Counted by the portal, once an hour. Nobody waits for it, and a lost one is no harm. */
function useViewed(id: string, opened: boolean): void {
  useEffect(() => {
    if (opened) void call(articles.viewed, { id }, { requestId: newRequestId() }).catch(() => undefined)
  }, [id, opened])
}

function Shown({ article }: { readonly article: ReadArticle }) {
  const { t } = useTranslation('knowledge')
  const { zone } = useReading()
  const { doc } = article
  const blocks = useMemo(() => blocksOf(doc), [doc])
  const headings = useMemo(() => headingsIn(blocks), [blocks])
  const minutes = useMemo(() => readingMinutes(pageText(doc)), [doc])
  useBackToList()
  return (
    <>
      <ArticleHeader article={article} />
      <div className={classes['columns']}>
        <article className={classes['article']} lang={article.lang} data-article={article.id}>
          <h1 className={classes['title']}>
            <UserText text={article.title} />
          </h1>
          <p className={classes['about']}>
            <span>
              <Letter id={article.author.id} name={article.author.fullName} photo={article.author.photo} size={26} />
              <UserText text={article.author.fullName} />
            </span>
            <span>{t('updatedOn', { date: dayWithin(dayIn(zone, article.updatedDate)) })}</span>
            <span>{t('readingMinutes', { count: minutes })}</span>
          </p>
          <OlderHint article={article} />
          {article.can.approve && <ReviewHint id={article.id} />}
          <FoldedContents headings={headings} />
          <CommentedText id={article.id} n={article.n} may={article.can.comment}>
            <AnchoredText key={article.n} blocks={blocks} headings={headings} />
          </CommentedText>
          <Related id={article.id} />
          <Suspense>
            <Comments article={article} />
          </Suspense>
        </article>
        <ArticleSide article={article} headings={headings} />
      </div>
    </>
  )
}

/** Articles of others and missing ones answer alike, so that nobody learns which it is. */
function Refused({ error, onRetry }: { readonly error: Problem; readonly onRetry?: () => void }) {
  const { t } = useTranslation('releases')
  const again = error.status === 403 || error.status === 404 ? undefined : onRetry
  const title = t('name_knowledgeHub')
  return (
    <ReaderFrame>
      <PageHeader title={title} crumbs={[{ label: title, to: '/user/knowledge-base', search: {} }]} />
      <ErrorState error={error} {...(again && { onRetry: again })} />
    </ReaderFrame>
  )
}
