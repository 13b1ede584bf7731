import { Suspense } from 'react'
import type { DateRangeProps } from '../date/date-range.tsx'
import { lazyDialog } from '../lazy-part.tsx'

const DateRange = lazyDialog(() => import('../date/date-range.tsx'))

/** A filter by days. */
export function DayChoices(props: DateRangeProps) {
  return (
    <Suspense>
      <DateRange {...props} />
    </Suspense>
  )
}
