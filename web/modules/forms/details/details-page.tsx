import type { EditedForm } from '@diwan/contract/forms/schemas'
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
import { formQueries } from '../api.ts'
import { formLive } from '../live.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const FormEditor = lazyPart(() => import('./form-editor.tsx'))
const EntryScreen = lazyPart(() => import('../fill/entry-screen.tsx'))

interface Address {
  readonly id?: unknown
  readonly entry?: unknown
}

/** One form as it is written, published and answered; without `?id=` a new draft. */
export function FormDetailsPage() {
  const { t } = useTranslation('forms')
  const { id, entry }: Address = useSearch({ strict: false })
  const back = { label: t('manage'), to: '/admin/forms' as const, search: {} }
  const of = { label: t('entries'), to: '/admin/form/details' as const, search: { id, part: 'entries' } as object }
  return (
    <Suspense fallback={<PageSkeleton />}>
      {typeof entry === 'string' ? (
        <EntryScreen key={entry} id={entry} crumbs={[back, of]} />
      ) : typeof id === 'string' ? (
        <Opened key={id} id={id} />
      ) : (
        <FormEditor record={null} />
      )}
    </Suspense>
  )
}

function Opened({ id }: { id: string }) {
  const known = isUuid(id)
  const { data, error, refetch } = useQuery({ ...formQueries.open(id), enabled: known })
  useFollow(formLive, id)
  if (!known) return <Refused error={new Problem('not_found', 404)} />
  if (error && (!data || error.code === 'not_found')) return <Refused error={error} onRetry={() => void refetch()} />
  return data ? <FormEditor record={data.form satisfies EditedForm} /> : <PageSkeleton />
}

function Refused({ error, onRetry }: { error: Problem; onRetry?: () => void }) {
  const { t } = useTranslation('forms')
  const again = error.status === 403 || error.status === 404 ? undefined : onRetry
  return (
    <>
      <PageHeader title={t('manage')} crumbs={[{ label: t('manage'), to: '/admin/forms', search: {} }]} />
      <ErrorState error={error} {...(again && { onRetry: again })} />
    </>
  )
}
