import { isBlank } from '@diwan/core/blank-text'
import { documentFromText } from '@diwan/core/document'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import type { Person } from '@diwan/contract/users/schemas/person'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { PersonPicker } from '../../../ui/person-picker.tsx'
import { ticketQueries } from '../api/api.ts'
import type { DialogProps } from '../types.ts'
import { NoteField } from './note-field.tsx'

interface Values extends Record<string, unknown> {
  assignee: Person | null
  note: string
}
const empty: Values = { assignee: null, note: '' }

export function AssignDialog({ ticket, onClose }: DialogProps) {
  const { t } = useTranslation('tickets')
  const direction = useDirection()
  const form = useForm({
    endpoint: ticketCommands.assign,
    initial: empty,
    keep: `ticket-assign-${ticket.id}`,
    toInput: ({ assignee, note }) => ({
      id: ticket.id,
      version: ticket.version,
      assigneeId: assignee?.id ?? '',
      ...(!isBlank(note) && { note: documentFromText(note.trim(), direction) }),
    }),
    whenEmpty: { assigneeId: 'user' },
    done: onClose,
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('assignTitle', { shortId: ticket.shortId })}
      form={form}
      action={t('do_assign')}
    >
      <PersonPicker<Person>
        data-autofocus
        label={t('assignee')}
        {...form.pick('assignee', 'assigneeId')}
        search={(text) => ticketQueries.assignees(ticket.id, text)}
      />
      <NoteField {...form.pick('note')} />
    </FormDialog>
  )
}
