import { isUuid } from '@diwan/core/identifiers'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Problem } from '../../../kit/problem.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { surveyQueries } from '../api.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'

/** The lists do not wait for the screens of what is opened from them. */
const AnswerScreen = lazyPart(() => import('./answer-screen.tsx'))
const SharedResults = lazyPart(() => import('./shared-results.tsx'))

/** One survey to answer or that was answered, or its shared results; without one, the lists. */
export function SurveyPage() {
  const { id, part }: { id?: unknown; part?: unknown } = useSearch({ strict: false })
  if (typeof id !== 'string') return <Navigate to="/user/surveys" replace />
  return (
    <Suspense fallback={<PageSkeleton />}>
      {part === 'results' ? <SharedResults key={id} id={id} /> : <AskedSurvey key={id} id={id} />}
    </Suspense>
  )
}

function AskedSurvey({ id }: { id: string }) {
  const { t } = useTranslation('releases')
  const { data, error, refetch } = useQuery({ ...surveyQueries.ask(id), enabled: isUuid(id) })
  const crumbs = [{ label: t('name_surveys'), to: '/user/surveys' as const, search: {} }]
  if (data) return <AnswerScreen survey={data} />
  const refused = isUuid(id) ? error : new Problem('not_found', 404)
  if (!refused) return <PageSkeleton />
  return (
    <>
      <PageHeader title={t('name_surveys')} crumbs={crumbs} />
      <ErrorState error={refused} {...(refused.status !== 404 && { onRetry: () => void refetch() })} />
    </>
  )
}
