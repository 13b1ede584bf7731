import type { ApprovalEndpoints } from '@diwan/contract/approvals/endpoints'
import { MAX_REASON } from '@diwan/contract/approvals/limits'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../kit/form.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { UserTextarea } from '../../ui/user-textarea.tsx'
import type { Decidable } from './decide-many.tsx'
import type { Outcome } from './model.ts'

interface DecideManyDialogProps {
  readonly endpoints: Pick<ApprovalEndpoints, 'decideMany' | 'undoDecisions'>
  readonly items: readonly Decidable[]
  readonly outcome: Outcome
  readonly onClose: () => void
  readonly onDecided: () => void
}

const initial = { reason: '' }

/** One reason for all of them. */
export function DecideManyDialog({ endpoints, items, outcome, onClose, onDecided }: DecideManyDialogProps) {
  const { t } = useTranslation('approvals')
  const form = useForm({
    endpoint: endpoints.decideMany,
    initial,
    toInput: ({ reason }) => ({ outcome, reason, items: items.map(({ id, version }) => ({ id, version })) }),
    judge: ({ reason }) => (outcome === 'reject' && reason.trim() === '' ? { reason: t('reasonNeeded') } : {}),
    done: () => {
      onDecided()
      onClose()
    },
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(`many_${outcome}`, { count: items.length })}
      form={form}
      action={t(outcome)}
      danger={outcome === 'reject'}
    >
      <UserTextarea
        label={t('comment')}
        data-autofocus
        autosize
        minRows={2}
        maxRows={8}
        maxLength={MAX_REASON}
        {...form.text('reason')}
        required={outcome === 'reject'}
      />
    </FormDialog>
  )
}
