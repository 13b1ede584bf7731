import { isBlank } from '@diwan/core/blank-text'
import { documentFromText } from '@diwan/core/document'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import type { Person } from '@diwan/contract/users/schemas'
import { useTranslation } from 'react-i18next'
import { useDirection } from '../../../kit/formats.ts'
import { useForm } from '../../../kit/form.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { SearchPicker } from '../../../ui/search-picker.tsx'
import { ticketQueries } from '../api.ts'
import type { DialogProps } from './ticket-actions.tsx'
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
  const { assignee, note } = form.values
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('assignTitle', { shortId: ticket.shortId })}
      form={form}
      action={t('do_assign')}
    >
      <SearchPicker<Person>
        data-field="assigneeId"
        data-autofocus
        label={t('assignee')}
        value={assignee}
        onChange={(chosen) => form.change({ assignee: chosen })}
        search={(text) => ticketQueries.assignees(ticket.id, text)}
        keyOf={({ id }) => id}
        nameOf={({ fullName }) => fullName}
        render={(person) => <PersonChip person={person} />}
        error={form.errors['assigneeId']}
      />
      <NoteField value={note} onChange={(text) => form.change({ note: text })} error={form.errors['note']} />
    </FormDialog>
  )
}
