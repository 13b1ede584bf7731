import type { ArticleReview } from '@diwan/contract/knowledge/schemas/managed'
import { useMemo } from 'react'
import { UserText } from '../../../ui/user-text.tsx'
import { blocksOf, comparedPages, ComparedSides, ComparedText, PageText } from '../../documents/reading.ts'
import type { Look } from './review-bar.tsx'
import classes from './review.module.css'

type Rows = ReturnType<typeof comparedPages>

/** The version under review beside the published one, block by block; nothing where none is published. */
export function useComparedRows({ frozen, published }: ArticleReview): Rows | undefined {
  return useMemo(() => (published ? comparedPages(published.doc, frozen.doc) : undefined), [published, frozen])
}

interface ReviewTextProps {
  readonly review: ArticleReview
  readonly rows: Rows | undefined
  readonly look: Look
}

/** The title and the text under review, with what changed since readers saw them. */
export function ReviewText({ review: { frozen, published }, rows, look }: ReviewTextProps) {
  const text = () => {
    if (rows === undefined) return <PageText blocks={blocksOf(frozen.doc)} />
    if (look === 'sides') return <ComparedSides rows={rows} />
    return <ComparedText rows={rows} side={look === 'new' ? 'after' : 'both'} />
  }
  return (
    <>
      <h2 className={classes['title']}>
        {published && published.title !== frozen.title && look !== 'new' && (
          <del>
            <UserText text={published.title} />
          </del>
        )}
        <UserText text={frozen.title} />
      </h2>
      {text()}
    </>
  )
}
