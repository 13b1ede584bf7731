import { permissions } from '@diwan/contract/schedule/endpoints/permissions'
import { MAX_REQUEST_REASON } from '@diwan/contract/schedule/limits/permissions'
import type { Request } from '@diwan/contract/schedule/schemas/permissions'
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { UserTextarea } from '../../../ui/user-textarea.tsx'

const initial = { reason: '' }

export default function CancelDialog({ request: { id, version, can }, onClose }: { request: Request; onClose: () => void }) {
  const { t } = useTranslation('schedule')
  const form = useForm({
    endpoint: can.cancel ? permissions.cancel : permissions.revoke,
    initial,
    keep: `request-cancel/${id}`,
    toInput: ({ reason }) => ({ id, version, reason }),
    done: onClose,
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('cancelTitle')}
      form={form}
      action={t('cancelRequest')}
      danger
      cancels
      size={480}
    >
      <Text c="dimmed">{t('cancelText')}</Text>
      <UserTextarea
        label={t('cancelReason')}
        data-autofocus
        autosize
        minRows={2}
        maxRows={8}
        maxLength={MAX_REQUEST_REASON}
        {...form.text('reason')}
        required={false}
      />
    </FormDialog>
  )
}
