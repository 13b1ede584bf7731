import type { EditedForm } from '@diwan/contract/forms/schemas'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFollowLists } from '../../../kit/follow.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { FormSkeleton } from '../../../ui/form-skeleton.tsx'
import { FieldReport } from '../../fields/public.ts'
import { formLists, formQueries } from '../api.ts'
import { LatestAnswers } from './latest-answers.tsx'

/** The answers counted, and the latest of those that are words; it grows as entries come in. */
export function ReportPart({ form }: { form: EditedForm }) {
  const { t } = useTranslation('forms')
  const { data, error, refetch } = useQuery(formQueries.report(form.id))
  const entries = useInfiniteQuery(formQueries.entries({ view: 'received', formId: form.id }))
  useFollowLists(formLists)
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <FormSkeleton />
  if (data.sheets === 0) return <EmptyState title={t('noneReceived')} text={t('noneReceivedText')} />
  const latest = entries.data?.pages[0]?.items ?? []
  return <FieldReport report={data} more={(field) => <LatestAnswers formId={form.id} field={field} entries={latest} />} />
}
