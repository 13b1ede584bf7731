import { isUuid } from '@diwan/core/identifiers'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFollow } from '../../../kit/follow.ts'
import { Problem } from '../../../kit/problem.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { courseQueries } from '../api/api.ts'
import { courseLive } from '../live/course-live.ts'
import CourseEditor from './course-editor.tsx'

/** A course that is kept already, followed as others change it. */
export default function Opened({ id }: { id: string }) {
  const known = isUuid(id)
  const { data, error, refetch } = useQuery({ ...courseQueries.open(id), enabled: known })
  useFollow(courseLive, id)
  if (!known) return <Refused error={new Problem('not_found', 404)} />
  if (error && (!data || error.code === 'not_found')) return <Refused error={error} onRetry={() => void refetch()} />
  return data ? <CourseEditor record={data.course} /> : <PageSkeleton />
}

function Refused({ error, onRetry }: { error: Problem; onRetry?: () => void }) {
  const { t } = useTranslation('training')
  const again = error.status === 403 || error.status === 404 ? undefined : onRetry
  return (
    <>
      <PageHeader title={t('manageCourses')} crumbs={[{ label: t('manageCourses'), to: '/admin/training', search: {} }]} />
      <ErrorState error={error} {...(again && { onRetry: again })} />
    </>
  )
}
