import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { DialogProps } from '../types.ts'

export function WithdrawDialog({ ticket: { id, version, shortId }, onClose }: DialogProps) {
  const { t } = useTranslation('tickets')
  const write = useWrite(ticketCommands.withdraw, { quiet: true })
  const confirm = () => write.mutate({ id, version }, { onSuccess: onClose })
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('withdrawTitle', { shortId })}
      action={t('do_withdraw')}
      onConfirm={confirm}
      write={write}
    >
      {t('withdrawAbout')}
    </ConfirmDialog>
  )
}
