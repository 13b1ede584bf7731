import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { Landing } from './landing.tsx'
import { ReaderFrame } from './reader-frame.tsx'

/** The first screen does not wait for the screen of an article. */
const ArticleScreen = lazyPart(() => import('./article-screen.tsx'))

const ReviewScreen = lazyPart(() => import('../review/review-screen.tsx'))

/** The first screen of readers, or one article by `?id=`. */
export function KnowledgePage() {
  const { id, q, review }: { id?: unknown; q?: unknown; review?: unknown } = useSearch({ strict: false })
  if (typeof review === 'string')
    return (
      <Suspense fallback={<PageSkeleton />}>
        <ReviewScreen key={review} id={review} />
      </Suspense>
    )
  if (typeof id !== 'string')
    return (
      <ReaderFrame>
        <Landing q={typeof q === 'string' || typeof q === 'number' ? String(q) : ''} />
      </ReaderFrame>
    )
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ArticleScreen key={id} id={id} />
    </Suspense>
  )
}
