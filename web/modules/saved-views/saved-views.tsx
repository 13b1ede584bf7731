import type { SavedList } from '../../kit/list/asking.ts'
import { Suspense } from 'react'
import { lazyExtra } from '../../ui/lazy-part.tsx'

const SavedTabs = lazyExtra(async () => ({ default: (await import('./saved-tabs.tsx')).SavedTabs }))

/** Stands among the `ViewLinks` of a list, which does not wait for it. */
export function SavedViews({ of }: { of: SavedList }) {
  return (
    <Suspense>
      <SavedTabs of={of} />
    </Suspense>
  )
}

const SaveButton = lazyExtra(async () => ({ default: (await import('./save-button.tsx')).SaveButton }))

/** Stands in the filter bar: the way to keep what is shown now. */
export function SaveView({ of }: { of: SavedList }) {
  return (
    <Suspense>
      <SaveButton of={of} />
    </Suspense>
  )
}
