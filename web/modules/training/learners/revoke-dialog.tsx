import { certificates } from '@diwan/contract/training/endpoints/certificates'
import { MAX_REASON } from '@diwan/contract/training/limits'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { UserTextarea } from '../../../ui/user-textarea.tsx'

const empty = { reason: '' }

interface RevokeDialogProps {
  readonly id: string
  /** Of its holder. */
  readonly name: string
  readonly opened: boolean
  readonly onClose: () => void
}

/** Revokes a certificate, with a reason that its holder reads. */
export default function RevokeDialog({ id, name, opened, onClose }: RevokeDialogProps) {
  const { t } = useTranslation('training')
  const form = useForm({
    endpoint: certificates.revoke,
    initial: empty,
    toInput: ({ reason }) => ({ id, reason }),
    done: onClose,
  })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('revokeTitle', { name })}
      form={form}
      action={t('revoke')}
      danger
      size={480}
    >
      <p>{t('revokeText')}</p>
      <UserTextarea
        data-field="reason"
        label={t('revokeReason')}
        required
        autosize
        minRows={3}
        maxLength={MAX_REASON}
        value={form.values.reason}
        error={form.errors.reason}
        onChange={(event) => form.change({ reason: event.currentTarget.value })}
      />
    </FormDialog>
  )
}
