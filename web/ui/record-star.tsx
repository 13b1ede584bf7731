import { Suspense, use } from 'react'
import { RecordStarContext, type RecordStarProps } from '../kit/record-star.ts'

/** Adds a record to the favourites, in the head of its screen; nothing before the record is there. */
export function RecordStar({ id, ...props }: Omit<RecordStarProps, 'id'> & { readonly id: string | undefined }) {
  const star = use(RecordStarContext)
  return star && id !== undefined && <Suspense>{star({ id, ...props })}</Suspense>
}
