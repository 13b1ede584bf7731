import { Suspense } from 'react'
import { FormSkeleton } from '../../ui/form-skeleton.tsx'
import type { FieldReportProps } from './types.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

const Report = lazyPart(() => import('./report/field-report.tsx').then((report) => ({ default: report.FieldReport })))

export function FieldReport(props: FieldReportProps) {
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Report {...props} />
    </Suspense>
  )
}
