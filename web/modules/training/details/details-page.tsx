import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'

const CourseEditor = lazyPart(() => import('./course-editor.tsx'))
const OpenedCourse = lazyPart(() => import('./opened-course.tsx'))

/** One course as it is written, published, assigned and learnt; without `?id=` a new draft. */
export function CourseDetailsPage() {
  const { id }: { id?: unknown } = useSearch({ strict: false })
  return (
    <Suspense fallback={<PageSkeleton />}>
      {typeof id === 'string' ? <OpenedCourse key={id} id={id} /> : <CourseEditor record={null} />}
    </Suspense>
  )
}
