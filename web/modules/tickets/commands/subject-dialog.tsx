import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { UserInput } from '../../../ui/user-input.tsx'
import type { DialogProps } from '../types.ts'

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
      <UserInput data-autofocus label={t('subject')} {...form.text('to')} />
    </FormDialog>
  )
}
