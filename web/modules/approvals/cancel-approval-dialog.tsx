import type { CancelApprovalEndpoints } from '@diwan/contract/approvals/endpoints'
import { MAX_REASON } from '@diwan/contract/approvals/limits'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../kit/form.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { UserTextarea } from '../../ui/user-textarea.tsx'

interface CancelApprovalDialogProps extends CancelApprovalEndpoints {
  readonly id: string
  readonly version: number
  readonly onClose: () => void
}

const initial = { reason: '' }

/** Asks for the reason: the last step asks again, and everyone who decided is notified. */
export function CancelApprovalDialog({ cancelApproval, id, version, onClose }: CancelApprovalDialogProps) {
  const { t } = useTranslation('approvals')
  const form = useForm({
    endpoint: cancelApproval,
    initial,
    toInput: ({ reason }) => ({ id, version, reason }),
    judge: ({ reason }) => (reason.trim() === '' ? { reason: t('reasonNeeded') } : {}),
    done: onClose,
  })
  return (
    <FormDialog opened onClose={onClose} title={t('cancelApproval')} form={form} action={t('cancelApproval')} danger cancels>
      <UserTextarea
        label={t('cancelReason')}
        description={t('cancelApprovalText')}
        data-autofocus
        autosize
        minRows={2}
        maxRows={8}
        maxLength={MAX_REASON}
        {...form.text('reason')}
        required
      />
    </FormDialog>
  )
}
