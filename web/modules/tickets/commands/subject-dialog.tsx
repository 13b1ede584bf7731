import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import type { DialogProps } from './ticket-actions.tsx'

export function SubjectDialog({ ticket, onClose }: DialogProps) {
  const { t } = useTranslation('tickets')
  const form = useForm({
    endpoint: ticketCommands.changeSubject,
    initial: useMemo(() => ({ to: ticket.subject }), [ticket.subject]),
    toInput: ({ to }) => ({ id: ticket.id, from: ticket.subject, to }),
    done: onClose,
  })
  return (
    <FormDialog opened onClose={onClose} title={t('do_subject')} form={form}>
      <TextInput data-autofocus dir="auto" label={t('subject')} {...form.text('to')} />
    </FormDialog>
  )
}
