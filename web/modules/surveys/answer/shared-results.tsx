import { isUuid } from '@diwan/core/identifiers'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocalName } from '../../../kit/formats.ts'
import { Problem } from '../../../kit/problem.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { surveyQueries } from '../api.ts'
import { ResultsView } from '../results/results-view.tsx'

/** What came of a survey, for those who were asked. */
export default function SharedResults({ id }: { id: string }) {
  const { t } = useTranslation(['surveys', 'releases'])
  const nameOf = useLocalName()
  const { data, error, refetch } = useQuery({ ...surveyQueries.shared(id), enabled: isUuid(id) })
  const crumbs = [{ label: t('sharedView'), to: '/user/surveys' as const, search: { view: 'shared' } as object }]
  const refused = isUuid(id) ? error : new Problem('not_found', 404)
  if (!data && !refused) return <PageSkeleton />
  return (
    <>
      <PageHeader
        title={data ? nameOf(data) : t('name_surveys', { ns: 'releases' })}
        written={data !== undefined}
        crumbs={crumbs}
      />
      {data ? (
        <ResultsView results={data} />
      ) : (
        <ErrorState error={refused!} {...(refused!.status !== 404 && { onRetry: () => void refetch() })} />
      )}
    </>
  )
}
