import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { CLOSE_REASONS } from '@diwan/contract/tickets/vocabulary'
import { Select, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import type { DialogProps } from '../types.ts'

interface Values extends Record<string, unknown> {
  reason: (typeof CLOSE_REASONS)[number]
}
const first: Values = { reason: 'solved' }

/** If the ticket changed since, closing can be confirmed again. */
export function CloseDialog({ ticket, onClose }: DialogProps) {
  const { t } = useTranslation('tickets')
  const form = useForm({
    endpoint: ticketCommands.close,
    initial: first,
    toInput: ({ reason }) => ({ id: ticket.id, version: ticket.version, reason }),
    done: onClose,
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('closeQuestion', { shortId: ticket.shortId })}
      form={form}
      action={t('do_close')}
      size={480}
    >
      <Text>{t('closeAbout')}</Text>
      <Select
        data-autofocus
        label={t('closeReason')}
        allowDeselect={false}
        data={CLOSE_REASONS.map((value) => ({ value, label: t(`${value}_reason`) }))}
        value={form.values.reason}
        onChange={(value) => form.change({ reason: CLOSE_REASONS.find((one) => one === value) ?? 'other' })}
      />
    </FormDialog>
  )
}
