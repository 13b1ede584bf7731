import type { ArticleReview } from '@diwan/contract/knowledge/schemas/managed'
import { countChanges } from '@diwan/core/page/compare'
import { isUuid } from '@diwan/core/identifiers'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from '@tanstack/react-router'
import { useFollow } from '../../../kit/follow.ts'
import { useHolds } from '../../../kit/rights.ts'
import { Problem } from '../../../kit/problem.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useBackToList } from '../../../ui/list/use-return.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { ApprovalChain, DecideBar } from '../../approvals/public.ts'
import { blocksOf, comparedPages, ComparedSides, ComparedText, PageText } from '../../documents/reading.ts'
import { articleQueries } from '../api/api.ts'
import { reviewDecisions } from '../api/writes.ts'
import { reviewLive } from '../live/writing-live.ts'
import { asSearch } from '../places.ts'
import { ReviewBar, type Look } from './review-bar.tsx'
import classes from './review.module.css'

interface ReviewScreenProps {
  readonly id: string
  /** In place of the refusal, where there is no review for this reader. */
  readonly otherwise?: ReactNode
}

/** The version that waits for a decision, compared with the one that readers see. */
export default function ReviewScreen(props: ReviewScreenProps) {
  return isUuid(props.id) ? <Opened {...props} /> : <Refused error={new Problem('not_found', 404)} />
}

function Opened({ id, otherwise }: ReviewScreenProps) {
  const { data, error, isPaused, refetch } = useQuery(articleQueries.review(id))
  useFollow(reviewLive, id)
  if (error?.code === 'not_found' && otherwise !== undefined) return otherwise
  if (error && (!data || error.code === 'not_found')) return <Refused error={error} onRetry={() => void refetch()} />
  if (data) return <Shown review={data} />
  return isPaused ? <Refused error={new Problem('unavailable')} /> : <PageSkeleton />
}

function Shown({ review }: { readonly review: ArticleReview }) {
  const { t } = useTranslation('knowledge')
  const navigate = useNavigate()
  const [look, setLook] = useState<Look>('together')
  const text = useRef<HTMLDivElement>(null)
  const { article, frozen, published, approval, status } = review
  const rows = useMemo(() => (published ? comparedPages(published.doc, frozen.doc) : undefined), [published, frozen])
  const changes = useMemo(() => (rows ? countChanges(rows) : undefined), [rows])
  useBackToList()
  const runs = status === 'SENT' || status === 'CHECKING'
  const list = useReviewList()
  return (
    <>
      <PageHeader title={t('version', { n: frozen.n })} flush crumbs={[list]} />
      <ReviewBar review={review} changes={changes} look={look} onLook={setLook} text={text} />
      <div className={classes['columns']}>
        <div ref={text} className={classes['text']} data-look={look} lang={article.lang}>
          <h2 className={classes['title']}>
            {published && published.title !== frozen.title && look !== 'new' && (
              <del>
                <UserText text={published.title} />
              </del>
            )}
            <UserText text={frozen.title} />
          </h2>
          {rows === undefined ? (
            <PageText blocks={blocksOf(frozen.doc)} />
          ) : look === 'sides' ? (
            <ComparedSides rows={rows} />
          ) : (
            <ComparedText rows={rows} side={look === 'new' ? 'after' : 'both'} />
          )}
        </div>
        <aside className={classes['side']} aria-label={t('reviewers')}>
          {approval && <ApprovalChain approval={approval} by={frozen.by} sent={frozen.createdDate} />}
          {!runs && <p>{t('reviewEnded')}</p>}
          {runs && approval && article.can.approve && (
            <DecideBar
              id={article.id}
              version={article.version}
              approval={approval}
              endpoints={reviewDecisions}
              onDecided={() => void navigate({ to: list.to, search: list.search })}
            />
          )}
        </aside>
      </div>
    </>
  )
}

/** Where reviews are listed for who administers the hub; others come from their decisions and go on reading. */
function useReviewList() {
  const { t } = useTranslation(['knowledge', 'releases'])
  const administers = useHolds('knowledgeHub', 'administer')
  return administers
    ? ({ label: t('reviews'), to: '/admin/knowledge-hub', search: asSearch({ view: 'reviews' }) } as const)
    : ({ label: t('name_knowledgeHub', { ns: 'releases' }), to: '/user/knowledge-base', search: asSearch({}) } as const)
}

function Refused({ error, onRetry }: { readonly error: Problem; readonly onRetry?: () => void }) {
  const { t } = useTranslation('knowledge')
  const again = error.status === 403 || error.status === 404 ? undefined : onRetry
  return (
    <>
      <PageHeader title={t('reviewOf')} crumbs={[useReviewList()]} />
      <ErrorState error={error} {...(again && { onRetry: again })} />
    </>
  )
}
