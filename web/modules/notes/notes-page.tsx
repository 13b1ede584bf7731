import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { NoteListPage } from './list/note-list-page.tsx'

/** The list does not wait for the screen of a record. */
const NoteScreen = lazy(() => import('./note/note-screen.tsx'))

/** The list, or one record by `?id=`. */
export function NotesPage() {
  const { id }: { id?: unknown } = useSearch({ strict: false })
  if (typeof id !== 'string') return <NoteListPage />
  return (
    <Suspense fallback={<PageSkeleton />}>
      <NoteScreen key={id} id={id} />
    </Suspense>
  )
}
