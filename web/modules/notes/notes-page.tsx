import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { PageSkeleton } from '../../ui/page-skeleton.tsx'
import { NoteListPage } from './list/note-list-page.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'

/** The list does not wait for the screen of a record. */
const NoteScreen = lazyPart(() => import('./note/note-screen.tsx'))

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
