import type { Endpoint } from '@diwan/contract/kit/endpoint'
import type { MessageId } from '@diwan/contract/talk/schemas'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../kit/write.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

interface DeleteMessageProps {
  readonly endpoint: Endpoint<MessageId, MessageId>
  readonly id: string
  readonly messageId: string
  readonly onClose: () => void
}

/** A message leaves every place at once, so this cannot be undone. */
export function DeleteMessage({ endpoint, id, messageId, onClose }: DeleteMessageProps) {
  const { t } = useTranslation('talk')
  const remove = useWrite(endpoint, { quiet: true })
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('deleteMessageTitle')}
      action={t('deleteMessage')}
      write={remove}
      onConfirm={() => remove.mutate({ id, messageId }, { onSuccess: onClose })}
    >
      <p>{t('deleteMessageText')}</p>
    </ConfirmDialog>
  )
}
