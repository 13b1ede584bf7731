import { inquiryCommands } from '@diwan/contract/support/endpoints/commands'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { DialogProps } from '../types.ts'

/** Closing, spam, and the asker who needs nothing more. */
export function EndDialog({ inquiry: { id, version, shortId }, command, onClose }: DialogProps) {
  const { t } = useTranslation('support')
  const end = command === 'spam' || command === 'settle' ? command : 'close'
  const write = useWrite(inquiryCommands[end], { quiet: true })
  const titles = { close: t('closeTitle', { shortId }), spam: t('spamTitle', { shortId }), settle: t('settleTitle', { shortId }) }
  const abouts = { close: t('closeAbout'), spam: t('spamAbout'), settle: t('settleAbout') }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={titles[end]}
      action={t(`do_${end}`)}
      onConfirm={() => write.mutate({ id, version }, { onSuccess: onClose })}
      write={write}
    >
      {abouts[end]}
    </ConfirmDialog>
  )
}
