import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { OpenedContent } from '../../publishing/public.ts'
import { surveyPlaces } from '../address.ts'
import { surveyLive } from '../live.ts'

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
  const back = { label: t('manage'), to: surveyPlaces.list, search: {} }
  const of = { label: t('responses'), to: surveyPlaces.details, search: { id, part: 'responses' } as object }
  return (
    <Suspense fallback={<PageSkeleton />}>
      {typeof response === 'string' ? (
        <ResponseScreen key={response} id={response} crumbs={[back, of]} />
      ) : typeof id === 'string' ? (
        <OpenedContent key={id} id={id} live={surveyLive} places={surveyPlaces} list={t('manage')}>
          {({ survey }) => <SurveyEditor record={survey} />}
        </OpenedContent>
      ) : (
        <SurveyEditor record={null} />
      )}
    </Suspense>
  )
}
