import { isBlank } from '@diwan/core/blank-text'
import { documentFromText } from '@diwan/core/document'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { MAX_ATTACHMENTS } from '@diwan/contract/tickets/limits'
import { WAIT_REASONS } from '@diwan/contract/tickets/vocabulary'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import { useAttached } from '../../../kit/attached-files.ts'
import { useForm } from '../../../kit/form.ts'
import { secondsOf } from '../../../kit/local-instant.ts'
import { InstantField } from '../../../ui/date/instant-field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { DocumentField } from '../../writing/public.ts'
import type { DialogProps } from '../types.ts'

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
  const attached = useAttached(keep, 'attachment5')
  const form = useForm({
    endpoint: ticketCommands.wait,
    initial: empty,
    keep,
    toInput: ({ reason, until, text }) => ({
      id: ticket.id,
      version: ticket.version,
      reason,
      attachments: attached.files.map((file) => file.id),
      ...(reason === 'scheduled' && { until: secondsOf(until) }),
      ...(!isBlank(text) && { body: documentFromText(text.trim(), direction) }),
    }),
    attached,
    done: onClose,
  })
  const { reason } = form.values
  return (
    <FormDialog opened onClose={onClose} title={t('waitTitle', { shortId: ticket.shortId })} form={form} action={t('do_wait')}>
      <Select
        data-autofocus
        label={t('waitFor')}
        allowDeselect={false}
        data={WAIT_REASONS.map((value) => ({ value, label: t(`wait_${value}`) }))}
        value={reason}
        onChange={(value) => form.change({ reason: WAIT_REASONS.find((one) => one === value) ?? 'requester' })}
      />
      {reason === 'scheduled' && <InstantField label={t('waitUntil')} {...form.pick('until')} />}
      <DocumentField
        features="light"
        files={{ attached, purpose: 'attachment5', most: MAX_ATTACHMENTS, error: form.waiting }}
        label={t('waitText')}
        description={t('waitAbout')}
        minRows={3}
        maxRows={12}
        {...form.pick('text', 'body')}
      />
    </FormDialog>
  )
}
