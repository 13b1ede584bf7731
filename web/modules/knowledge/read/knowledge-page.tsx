import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { PageSkeleton } from '../../../ui/page-skeleton.tsx'
import { Landing } from './landing.tsx'
import { ReaderFrame } from './reader-frame.tsx'

/** The first screen does not wait for the screen of an article. */
const ArticleScreen = lazyPart(() => import('./article-screen.tsx'))

/** The first screen of readers, or one article by `?id=`. */
export function KnowledgePage() {
  const { id, q }: { id?: unknown; q?: unknown } = useSearch({ strict: false })
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
