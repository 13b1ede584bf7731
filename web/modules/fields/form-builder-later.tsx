import { Suspense } from 'react'
import { FormSkeleton } from '../../ui/form-skeleton.tsx'
import type { FormBuilderProps } from './types.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'

const Builder = lazyPart(() => import('./builder/form-builder.tsx').then((builder) => ({ default: builder.FormBuilder })))

/** Fetched where something is built: who only fills in never loads it. */
export function FormBuilder(props: FormBuilderProps) {
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Builder {...props} />
    </Suspense>
  )
}
