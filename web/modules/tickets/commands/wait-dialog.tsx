import { isBlank } from '@diwan/core/blank-text'
import { documentFromText } from '@diwan/core/document'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { MAX_ATTACHMENTS } from '@diwan/contract/tickets/limits'
import { WAIT_REASONS } from '@diwan/contract/tickets/vocabulary'
import { Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { DocumentField, useDocumentFiles } from '../../writing/public.ts'
import type { DialogProps } from './ticket-actions.tsx'

interface Values extends Record<string, unknown> {
  reason: (typeof WAIT_REASONS)[number]
  until: string
  text: string
}
const empty: Values = { reason: 'requester', until: '', text: '' }

export function WaitDialog({ ticket, onClose }: DialogProps) {
  const { t } = useTranslation('tickets')
  const direction = useDirection()
  const keep = `ticket-wait-${ticket.id}`
  const files = useDocumentFiles(keep, 'attachment5', MAX_ATTACHMENTS)
  const form = useForm({
    endpoint: ticketCommands.wait,
    initial: empty,
    keep,
    toInput: ({ reason, until, text }) => ({
      id: ticket.id,
      version: ticket.version,
      reason,
      attachments: files.ids,
      ...(reason === 'scheduled' && { until: until === '' ? 0 : Math.floor(new Date(until).getTime() / 1000) }),
      ...(!isBlank(text) && { body: documentFromText(text.trim(), direction) }),
    }),
    done: () => (files.forget(), onClose()),
  })
  const { reason, text } = form.values
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('waitTitle', { shortId: ticket.shortId })}
      form={{ ...form, submit: files.after(form.submit) }}
      action={t('do_wait')}
    >
      <Select
        data-autofocus
        label={t('waitFor')}
        allowDeselect={false}
        data={WAIT_REASONS.map((value) => ({ value, label: t(`wait_${value}`) }))}
        value={reason}
        onChange={(value) => form.change({ reason: WAIT_REASONS.find((one) => one === value) ?? 'requester' })}
      />
      {reason === 'scheduled' && <TextInput type="datetime-local" dir="ltr" label={t('waitUntil')} {...form.text('until')} />}
      <DocumentField
        features="light"
        files={files.field}
        data-field="body"
        label={t('waitText')}
        description={t('waitAbout')}
        minRows={3}
        maxRows={12}
        value={text}
        error={form.errors['body']}
        onChange={(words) => form.change({ text: words })}
      />
    </FormDialog>
  )
}
