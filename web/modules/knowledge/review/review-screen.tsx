import type { ArticleReview } from '@diwan/contract/knowledge/schemas/managed'
import { countChanges } from '@diwan/core/page/compare'
import { isUuid } from '@diwan/core/identifiers'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from '@tanstack/react-router'
import type { DecisionScreenProps } from '../../../kit/decisions.ts'
import { useFollow } from '../../../kit/follow.ts'
import { useHolds } from '../../../kit/rights.ts'
import { Problem } from '../../../kit/problem.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useBackToList } from '../../../ui/list/use-return.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { ApprovalChain, DecideBar } from '../../approvals/public.ts'
import { articleQueries } from '../api/api.ts'
import { reviewDecisions } from '../api/writes.ts'
import { reviewLive } from '../live/writing-live.ts'
import { asSearch } from '../address.ts'
import { ReviewBar, type Look } from './review-bar.tsx'
import { ReviewText, useComparedRows } from './review-text.tsx'
import classes from './review.module.css'

interface ReviewScreenProps {
  readonly id: string
  /** The way back, where it is decided in a list of requests of all kinds. */
  readonly crumbs?: DecisionScreenProps['crumbs'] | undefined
  /** Runs after a decision; without it the list of reviews is shown. */
  readonly onDecided?: ((id: string) => void) | undefined
  /** In place of the refusal, where there is no review for this reader. */
  readonly otherwise?: ReactNode
}

/** The version that waits for a decision, compared with the one that readers see. */
export default function ReviewScreen(props: ReviewScreenProps) {
  return isUuid(props.id) ? <Opened {...props} /> : <Refused error={new Problem('not_found', 404)} />
}

function Opened({ id, crumbs, onDecided, otherwise }: ReviewScreenProps) {
  const { data, error, isPaused, refetch } = useQuery(articleQueries.review(id))
  useFollow(reviewLive, id)
  if (error?.code === 'not_found' && otherwise !== undefined) return otherwise
  if (error && (!data || error.code === 'not_found')) return <Refused error={error} onRetry={() => void refetch()} />
  if (data) return <Shown review={data} crumbs={crumbs} onDecided={onDecided} />
  return isPaused ? <Refused error={new Problem('unavailable')} /> : <PageSkeleton />
}

function Shown({ review, crumbs, onDecided }: { readonly review: ArticleReview } & Omit<ReviewScreenProps, 'id' | 'otherwise'>) {
  const { t } = useTranslation('knowledge')
  const navigate = useNavigate()
  const [look, setLook] = useState<Look>('together')
  const text = useRef<HTMLDivElement>(null)
  const { article, frozen, approval, status } = review
  const rows = useComparedRows(review)
  const changes = useMemo(() => (rows ? countChanges(rows) : undefined), [rows])
  useBackToList()
  const runs = status === 'SENT' || status === 'CHECKING'
  const list = useReviewList()
  return (
    <>
      <PageHeader title={t('version', { n: frozen.n })} flush crumbs={crumbs ?? [list]} />
      <ReviewBar review={review} changes={changes} look={look} onLook={setLook} text={text} />
      <div className={classes['columns']}>
        <div ref={text} className={classes['text']} data-look={look} lang={article.lang}>
          <ReviewText review={review} rows={rows} look={look} />
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
              onDecided={() => (onDecided ? onDecided(article.id) : void navigate({ to: list.to, search: list.search }))}
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
