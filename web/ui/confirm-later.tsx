import { Suspense } from 'react'
import { useEver } from '../kit/use-ever.ts'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'
import { lazyDialog } from './lazy-part.tsx'

const ConfirmDialog = lazyDialog(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }))

/** The question before something that cannot be undone, fetched when it is first asked: for a list, which seldom asks. */
export function ConfirmLater(props: ConfirmDialogProps) {
  return (
    useEver(props.opened) && (
      <Suspense>
        <ConfirmDialog {...props} />
      </Suspense>
    )
  )
}
