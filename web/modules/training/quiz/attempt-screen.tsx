import type { Enrolment } from '@diwan/contract/training/schemas/enrolment'
import type { Learning } from '@diwan/contract/training/schemas/learning'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { Problem } from '../../../kit/problem.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { quizQueries } from '../api/quiz.ts'
import { lessonOf } from '../model/walk.ts'
import classes from './quiz.module.css'
import { Taking } from './taking.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'

/** Not before it is handed in. */
const AttemptResult = lazyPart(() => import('./attempt-result.tsx').then((result) => ({ default: result.AttemptResult })))

interface AttemptScreenProps {
  readonly learning: Learning
  readonly enrolment: Enrolment
  /** As the address asks for them. */
  readonly lesson: string
  readonly number: number
}

/** One attempt on all of the screen: its questions while it is open, then how it went. */
export default function AttemptScreen({ learning, enrolment, lesson, number }: AttemptScreenProps) {
  const { t } = useTranslation('training')
  const nameOf = useLocalName()
  const navigate = useNavigate()
  const at = { id: enrolment.id, lesson }
  const query = useQuery(quizQueries.attempt(at, number))
  const { dataUpdatedAt, error, isPaused, refetch } = query
  // what this browser kept of it may be older than what another tab has answered: it begins with what is left
  const isOlder = query.isFetching && !query.isFetchedAfterMount && query.failureCount === 0
  const data = isOlder ? undefined : query.data
  const standing = useQuery(quizQueries.standing(at)).data
  const head = lessonOf(learning, lesson)
  const title = head ? nameOf({ nameAr: head.titleAr, nameEn: head.titleEn }) : nameOf(learning.course)
  const leave = () => void navigate({ to: '.', search: (now: object) => ({ ...now, attempt: undefined }) })
  if (data?.status === 'OPEN' && enrolment.status === 'OPEN') {
    const until = data.deadline === null ? undefined : dataUpdatedAt + (data.deadline - data.now) * 1_000
    return <Taking key={number} at={{ ...at, number }} attempt={data} until={until} title={title} onClose={leave} />
  }
  const refused = data ? null : (error ?? (isPaused ? new Problem('unavailable') : null))
  const back = { label: title, to: '.', search: (now: object) => ({ ...now, attempt: undefined }) } as const
  return (
    <div className={classes['screen']} data-fills data-quiz="result">
      <PageHeader title={t('attemptNumber', { number })} crumbs={[back]} flush />
      <div className={classes['scrolled']}>
        {data && (
          <Suspense fallback={<PageSkeleton />}>
            <AttemptResult learning={learning} at={at} attempt={data} standing={standing} isOpen={enrolment.status === 'OPEN'} />
          </Suspense>
        )}
        {!data && !refused && <PageSkeleton />}
        {refused && <ErrorState error={refused} {...(refused.status !== 404 && { onRetry: () => void refetch() })} />}
      </div>
    </div>
  )
}
