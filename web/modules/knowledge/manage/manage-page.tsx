import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { ManageFrame } from './manage-frame.tsx'
import { ManagedList } from './managed-list.tsx'

/** The list does not wait for the editor and the review. */
const EditorScreen = lazyPart(() => import('./editor/editor-screen.tsx'))
const ReviewScreen = lazyPart(() => import('../review/review-screen.tsx'))
const NotFoundList = lazyPart(() => import('./not-found-list.tsx'))

/** The articles that a person writes, publishes and reviews; one of them by `?id=`, its review by `?review=`. */
export function ManageKnowledgePage() {
  const { id, review, view }: { id?: unknown; review?: unknown; view?: unknown } = useSearch({ strict: false })
  if (typeof review === 'string')
    return (
      <Suspense fallback={<PageSkeleton />}>
        <ReviewScreen key={review} id={review} />
      </Suspense>
    )
  return (
    <ManageFrame>
      {typeof id === 'string' ? (
        <Suspense fallback={<PageSkeleton />}>
          <EditorScreen key={id} id={id} />
        </Suspense>
      ) : view === 'notFound' ? (
        <Suspense fallback={<PageSkeleton />}>
          <NotFoundList />
        </Suspense>
      ) : (
        <ManagedList />
      )}
    </ManageFrame>
  )
}
