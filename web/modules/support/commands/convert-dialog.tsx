import { useTranslation } from 'react-i18next'
import { TicketDialog } from '../../actions/public.ts'
import type { DialogProps } from '../types.ts'

/** The inquiry becomes a ticket of a group; where the asker has an account, the ticket is opened for them. */
export function ConvertDialog({ inquiry: { id, shortId, asker }, onClose }: DialogProps) {
  const { t } = useTranslation('support')
  return (
    <TicketDialog
      id={id}
      title={t('convertTitle', { shortId })}
      about={t('convertAbout')}
      action="tickets.make"
      {...(asker && { choices: { requesterId: asker.id } })}
      onClose={onClose}
    />
  )
}
