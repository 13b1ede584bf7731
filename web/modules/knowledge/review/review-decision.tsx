import type { ArticleReview } from '@diwan/contract/knowledge/schemas/managed'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { DecisionPaneProps } from '../../../kit/decisions.ts'
import { useFollow } from '../../../kit/follow.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { ApprovalChain, DecideBar, DecisionPaneBar } from '../../approvals/public.ts'
import { articleQueries } from '../api/api.ts'
import { reviewDecisions } from '../api/writes.ts'
import { reviewLive } from '../live/writing-live.ts'
import { asSearch } from '../address.ts'
import classes from './review-decision.module.css'
import { ReviewText, useComparedRows } from './review-text.tsx'

/** An article under review beside the list of what waits for the reader. */
export default function ReviewDecision({ id, ...rest }: DecisionPaneProps) {
  const { data, error, refetch } = useQuery(articleQueries.review(id))
  useFollow(reviewLive, id)
  if (data) return <Shown review={data} {...rest} />
  return error ? <ErrorState error={error} {...(error.mayPass && { onRetry: () => void refetch() })} /> : <PageSkeleton />
}

function Shown({ review, deciding, choosing, onDecided }: { review: ArticleReview } & Omit<DecisionPaneProps, 'id'>) {
  const { t } = useTranslation('knowledge')
  const rows = useComparedRows(review)
  const { article, frozen, approval, status } = review
  const decides = approval !== null && article.can.approve && (status === 'SENT' || status === 'CHECKING')
  return (
    <div className={classes['screen']}>
      <DecisionPaneBar title={t('version', { n: frozen.n })} deciding={deciding}>
        <Link to="/user/knowledge-base" search={asSearch({ review: article.id })}>
          {t('reviewOf')}
        </Link>
      </DecisionPaneBar>
      <div className={classes['scrolled']} lang={article.lang}>
        <ReviewText review={review} rows={rows} look="together" />
        {approval && <ApprovalChain approval={approval} by={frozen.by} sent={frozen.createdDate} />}
      </div>
      {decides && !choosing && (
        <div className={classes['foot']}>
          <DecideBar
            id={article.id}
            version={article.version}
            approval={approval}
            endpoints={reviewDecisions}
            onDecided={onDecided}
          />
        </div>
      )}
    </div>
  )
}
