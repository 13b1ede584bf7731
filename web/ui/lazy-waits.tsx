import { Problem } from '../kit/problem.ts'
import { ErrorState } from './error-state.tsx'
import { OfflineNotice } from './offline-notice.tsx'

export interface WaitsProps {
  readonly opened?: boolean | undefined
  readonly onClose?: (() => void) | undefined
  readonly onRetry: () => void
}

function PartWaits({ onRetry }: WaitsProps) {
  return <ErrorState error={new Problem('unavailable')} onRetry={onRetry} />
}

function DialogWaits({ opened = true, onClose }: WaitsProps) {
  return opened ? <OfflineNotice onClose={onClose} /> : null
}

/** Shown in the place of a part, or at the button of a dialog, that could not be fetched. */
export default { part: PartWaits, dialog: DialogWaits }
