import { ForwardDialog } from '../forward/forward-dialog.tsx'
import { RemindDialog } from '../../reminders/public.ts'

interface MessageDialogsProps {
  readonly id: string
  readonly messageId: string
  readonly dialog: 'remind' | 'forward'
  readonly onClose: () => void
}

/** Asks before a message goes elsewhere or comes back. */
export default function MessageDialogs({ id, messageId, dialog, onClose }: MessageDialogsProps) {
  return dialog === 'forward' ? (
    <ForwardDialog id={id} messageId={messageId} onClose={onClose} />
  ) : (
    <RemindDialog objectId={id} part={messageId} onClose={onClose} />
  )
}
