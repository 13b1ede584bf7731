import { useQuery } from '@tanstack/react-query'
import { useFollowLists } from '../../../kit/follow.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FormSkeleton } from '../../../ui/form-skeleton.tsx'
import { surveyLists, surveyQueries } from '../api.ts'
import { ResultsView } from '../results/results-view.tsx'

/** What was answered, summed up. By name it grows as answers come in; of an anonymous survey nobody is told when one comes. */
export function ResultsPart({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(surveyQueries.results(id))
  useFollowLists(surveyLists)
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <FormSkeleton />
  return <ResultsView results={data} />
}
