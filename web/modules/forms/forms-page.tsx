import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { MyForms } from './fill/my-forms.tsx'

/** The lists do not wait for the screens of what is opened from them. */
const FillScreen = lazy(() => import('./fill/fill-screen.tsx'))
const EntryScreen = lazy(() => import('./fill/entry-screen.tsx'))

/** What is to be filled in and what was sent; by `?id=` one form to fill in, by `?entry=` one that was sent. */
export function FormsPage() {
  const { id, entry }: { id?: unknown; entry?: unknown } = useSearch({ strict: false })
  return (
    <Suspense fallback={<PageSkeleton />}>
      {typeof entry === 'string' ? (
        <EntryScreen key={entry} id={entry} />
      ) : typeof id === 'string' ? (
        <FillScreen key={id} id={id} />
      ) : (
        <MyForms />
      )}
    </Suspense>
  )
}
