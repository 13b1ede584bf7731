import { applications } from '@diwan/contract/opportunities/endpoints'
import { MAX_FILES, MAX_NOTE } from '@diwan/contract/opportunities/limits'
import type { Opportunity } from '@diwan/contract/opportunities/schemas'
import { isolate } from '@diwan/core/direction'
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useAttached } from '../../../kit/attached-files.ts'
import { useForm } from '../../../kit/form.ts'
import { useDirection } from '../../../kit/formats.ts'
import { AttachmentField } from '../../../ui/attachment-field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { UserTextarea } from '../../../ui/user-textarea.tsx'

interface Props {
  readonly record: Opportunity
  readonly opened: boolean
  readonly onClose: () => void
}

const empty = { note: '' }

/** A note and files for those who decide; both may stay empty. */
export default function ApplyDialog({ record: { id, position, taken, numberOfUsers }, opened, onClose }: Props) {
  const { t } = useTranslation('opportunities')
  const page = useDirection()
  const name = `opportunity-apply-${id}`
  const attached = useAttached(name, 'attachment5')
  const full = taken >= numberOfUsers
  const form = useForm({
    endpoint: applications.apply,
    initial: empty,
    keep: name,
    toInput: ({ note }) => ({ id, note, fileIds: attached.files.map((file) => file.id) }),
    attached,
    done: onClose,
  })
  const title = isolate(position, page)
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(full ? 'joinTitle' : 'applyTitle', { title })}
      form={form}
      action={t(full ? 'joinWaiting' : 'apply')}
      size={520}
    >
      {full && <Text c="dimmed">{t('joinText')}</Text>}
      <AttachmentField attached={attached} purpose="attachment5" most={MAX_FILES} error={form.waiting}>
        <UserTextarea
          autosize
          minRows={4}
          maxRows={14}
          maxLength={MAX_NOTE}
          label={t('note')}
          description={t('noteHint')}
          data-autofocus
          {...form.text('note')}
        />
      </AttachmentField>
    </FormDialog>
  )
}
