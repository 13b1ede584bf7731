import { articleReviews } from '@diwan/contract/knowledge/endpoints/review'
import { MAX_REVIEW_NOTE } from '@diwan/contract/knowledge/limits'
import type { ManagedArticle } from '@diwan/contract/knowledge/schemas/managed'
import { Alert } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../../kit/form.ts'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { UserTextarea } from '../../../../ui/user-textarea.tsx'

interface SendForReviewDialogProps {
  readonly article: ManagedArticle
  readonly opened: boolean
  readonly onClose: () => void
}

const blank = { note: '' }

export default function SendForReviewDialog({ article: { id, version }, opened, onClose }: SendForReviewDialogProps) {
  const { t } = useTranslation('knowledge')
  const form = useForm({
    endpoint: articleReviews.send,
    initial: blank,
    keep: `review-note/${id}`,
    toInput: ({ note }) => ({ id, version, note }),
    done: onClose,
  })
  return (
    <FormDialog opened={opened} onClose={onClose} title={t('sendForReview')} form={form} action={t('sendForReview')} size={520}>
      <p>{t('sendForReviewText')}</p>
      {(['doc', 'tokens'] as const).map(
        (field) =>
          form.errors[field] !== undefined && (
            <Alert key={field} variant="light" color="red" role="alert">
              {t(field === 'doc' ? 'reviewNeedsText' : 'reviewNeedsAudience')}
            </Alert>
          ),
      )}
      <UserTextarea
        label={t('reviewNote')}
        maxLength={MAX_REVIEW_NOTE}
        autosize
        minRows={3}
        maxRows={8}
        data-autofocus
        {...form.text('note')}
      />
    </FormDialog>
  )
}
