import { isUuid } from '@diwan/core/identifiers'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Navigate, useParams, useSearch } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollow, useFollowLists } from '../../../kit/follow.ts'
import { Problem } from '../../../kit/problem.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { learnQueries } from '../api/learn.ts'
import { learningLive } from '../live/learning-live.ts'
import type { CourseScreenProps } from './course-screen.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const CourseScreen = lazyPart(() => import('./course-screen.tsx'))
const AttemptScreen = lazyPart(() => import('../quiz/attempt-screen.tsx'))

/** One course to learn on, by either of its addresses; without one, the current one. */
export function CoursePage() {
  const { id: inPath }: { id?: string } = useParams({ strict: false })
  const { id: asked }: { id?: unknown } = useSearch({ strict: false })
  const id = inPath ?? asked
  if (typeof id !== 'string') return <CurrentCourse />
  return isUuid(id) ? <Course key={id} id={id} /> : <Refused error={new Problem('not_found', 404)} />
}

function Course({ id }: { id: string }) {
  const { data, error, isPaused, isFetching, failureCount, refetch } = useQuery(learnQueries.course(id))
  useFollow(learningLive, id)
  // before anybody is enrolled there is no channel of an enrolment, and a newer version of a course is none of its events
  useFollowLists(useMemo(() => ({ topics: ['training'], lists: () => [learnQueries.course(id).queryKey] }), [id]))
  if (data && error?.status !== 404)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Begun learning={data} confirmed={!isFetching || failureCount > 0} />
      </Suspense>
    )
  const refused = error ?? (isPaused ? new Problem('unavailable') : null)
  return refused ? <Refused error={refused} retry={() => void refetch()} /> : <PageSkeleton />
}

/** An attempt at a quiz fills the screen, and brings nothing of the lessons around it. */
function Begun({ learning, confirmed }: CourseScreenProps) {
  const { lesson, attempt }: { lesson?: unknown; attempt?: unknown } = useSearch({ strict: false })
  const { enrolment } = learning
  const isBegun = enrolment !== null && enrolment.status !== 'NEW'
  if (!isBegun || typeof lesson !== 'string' || !Number.isInteger(attempt))
    return <CourseScreen learning={learning} confirmed={confirmed} />
  return <AttemptScreen learning={learning} enrolment={enrolment} lesson={lesson} number={Number(attempt)} />
}

/** The course that is learnt on; where none is, the lists. */
function CurrentCourse() {
  const { data, error } = useInfiniteQuery(learnQueries.mine('assigned'))
  if (!data && !error) return <PageSkeleton />
  const mine = data?.pages.flatMap(({ items }) => items) ?? []
  const current = mine.find(({ status }) => status === 'OPEN') ?? mine[0]
  if (!current) return <Navigate to="/user/training" replace />
  return <Navigate to="/user/training/details" search={{ id: current.course.id } as object} replace />
}

function Refused({ error, retry }: { error: Problem; retry?: () => void }) {
  const { t } = useTranslation('releases')
  return (
    <>
      <PageHeader title={t('name_training')} crumbs={[{ label: t('name_training'), to: '/user/training', search: {} }]} />
      <ErrorState error={error} {...(retry && error.status !== 404 && { onRetry: retry })} />
    </>
  )
}
