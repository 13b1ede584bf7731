import type { EditedSurvey } from '@diwan/contract/surveys/schemas'
import { isUuid } from '@diwan/core/identifiers'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useFollow } from '../../../kit/follow.ts'
import { Problem } from '../../../kit/problem.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { surveyQueries } from '../api.ts'
import { surveyLive } from '../live.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const SurveyEditor = lazyPart(() => import('./survey-editor.tsx'))
const ResponseScreen = lazyPart(() => import('./response-screen.tsx'))

interface Address {
  readonly id?: unknown
  readonly response?: unknown
}

/** One survey as it is written, published and answered; without `?id=` a new draft. */
export function SurveyDetailsPage() {
  const { t } = useTranslation('surveys')
  const { id, response }: Address = useSearch({ strict: false })
  const back = { label: t('manage'), to: '/admin/survey' as const, search: {} }
  const of = { label: t('responses'), to: '/admin/survey/details' as const, search: { id, part: 'responses' } as object }
  return (
    <Suspense fallback={<PageSkeleton />}>
      {typeof response === 'string' ? (
        <ResponseScreen key={response} id={response} crumbs={[back, of]} />
      ) : typeof id === 'string' ? (
        <Opened key={id} id={id} />
      ) : (
        <SurveyEditor record={null} />
      )}
    </Suspense>
  )
}

function Opened({ id }: { id: string }) {
  const known = isUuid(id)
  const { data, error, refetch } = useQuery({ ...surveyQueries.open(id), enabled: known })
  useFollow(surveyLive, id)
  if (!known) return <Refused error={new Problem('not_found', 404)} />
  if (error && (!data || error.code === 'not_found')) return <Refused error={error} onRetry={() => void refetch()} />
  return data ? <SurveyEditor record={data.survey satisfies EditedSurvey} /> : <PageSkeleton />
}

function Refused({ error, onRetry }: { error: Problem; onRetry?: () => void }) {
  const { t } = useTranslation('surveys')
  const again = error.status === 403 || error.status === 404 ? undefined : onRetry
  return (
    <>
      <PageHeader title={t('manage')} crumbs={[{ label: t('manage'), to: '/admin/survey', search: {} }]} />
      <ErrorState error={error} {...(again && { onRetry: again })} />
    </>
  )
}
