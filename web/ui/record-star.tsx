import { Suspense, use } from 'react'
import { RecordStarContext, type RecordStarProps } from '../kit/record-star.ts'

/** Where every record can be added to the favourites. */
export function RecordStar({ id, ...props }: Omit<RecordStarProps, 'id'> & { readonly id: string | undefined }) {
  const Star = use(RecordStarContext)
  if (!Star || id === undefined) return null
  return (
    <Suspense>
      <Star id={id} {...props} />
    </Suspense>
  )
}
