import { Suspense } from 'react'
import type { BulkOf } from './types.ts'
import { lazyExtra } from '../../ui/lazy-part.tsx'

const RunsItem = lazyExtra(async () => ({ default: (await import('./runs-item.tsx')).RunsItem }))

/** The item of a menu that no list waits for. */
export function RunsLater({ of }: { of: BulkOf }) {
  return (
    <Suspense>
      <RunsItem of={of} />
    </Suspense>
  )
}
