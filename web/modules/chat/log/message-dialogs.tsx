import { useTranslation } from 'react-i18next'
import { TicketDialog } from '../../actions/public.ts'
import { ForwardDialog } from '../forward/forward-dialog.tsx'
import { RemindDialog } from '../../reminders/public.ts'

interface MessageDialogsProps {
  readonly id: string
  readonly messageId: string
  readonly dialog: 'ticket' | 'remind' | 'forward'
  readonly onClose: () => void
}

/** What is asked before a message becomes something else. */
export default function MessageDialogs({ id, messageId, dialog, onClose }: MessageDialogsProps) {
  const { t } = useTranslation('actions')
  if (dialog === 'forward') return <ForwardDialog id={id} messageId={messageId} onClose={onClose} />
  if (dialog === 'remind') return <RemindDialog objectId={id} part={messageId} onClose={onClose} />
  return (
    <TicketDialog
      id={id}
      part={messageId}
      title={t('ticketTitle')}
      about={t('ticketAbout')}
      action="tickets.make"
      onClose={onClose}
    />
  )
}
