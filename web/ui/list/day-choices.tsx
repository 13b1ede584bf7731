import { lazy, Suspense } from 'react'
import type { DateRangeProps } from '../date/date-range.tsx'

const DateRange = lazy(() => import('../date/date-range.tsx'))

/** A filter by days. */
export function DayChoices(props: DateRangeProps) {
  return (
    <Suspense>
      <DateRange {...props} />
    </Suspense>
  )
}
