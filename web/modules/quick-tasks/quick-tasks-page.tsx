import { isUuid } from '@diwan/core/identifiers'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { QuickTaskList } from './list/quick-task-list.tsx'
import { lazyDialog } from '../../ui/lazy-part.tsx'

/** The list does not wait for the fields of one of them. */
const QuickTaskDialog = lazyDialog(() => import('./editor/quick-task-dialog.tsx'))

/** The list, and over it one quick task by `?id=`. */
export function QuickTasksPage() {
  const { id }: { id?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const close = () => void navigate({ to: '.', search: (now: object) => ({ ...now, id: undefined }) })
  return (
    <>
      <QuickTaskList />
      <Suspense>{typeof id === 'string' && isUuid(id) && <QuickTaskDialog key={id} id={id} onClose={close} />}</Suspense>
    </>
  )
}
