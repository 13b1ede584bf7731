import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { DialogProps } from '../types.ts'

export function DeleteDialog({ ticket: { id, shortId }, onClose }: DialogProps) {
  const { t } = useTranslation('tickets')
  const write = useWrite(ticketCommands.delete, { quiet: true })
  const confirm = () => write.mutate({ id }, { onSuccess: onClose })
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('deleteTitle', { shortId })}
      action={t('do_delete')}
      onConfirm={confirm}
      write={write}
      typed={shortId}
    >
      {t('deleteAbout')}
    </ConfirmDialog>
  )
}
