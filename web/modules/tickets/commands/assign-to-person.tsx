import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import type { AssignableTicket } from '@diwan/contract/tickets/schemas/ticket'
import type { Person } from '@diwan/contract/users/schemas/person'
import { isolate } from '@diwan/core/direction'
import { useTranslation } from 'react-i18next'
import { call } from '../../../kit/call.ts'
import { useForm } from '../../../kit/form.ts'
import { useDirection } from '../../../kit/formats.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { SearchPicker } from '../../../ui/search-picker.tsx'
import { ShortIdText } from '../../../ui/short-id-text.tsx'
import { UserText } from '../../../ui/user-text.tsx'

interface Values extends Record<string, unknown> {
  ticket: AssignableTicket | null
}
const empty: Values = { ticket: null }

/** Tickets of the reader and of their groups that this person can work on. */
const assignableTo = (personId: string) => (text: string) => ({
  queryKey: ['tickets', 'to assign', personId, text] as readonly unknown[],
  queryFn: async (): Promise<readonly AssignableTicket[]> => (await call(ticketCommands.assignable, { personId, text })).items,
})

/** Gives one of the tickets of the reader to a person. */
export default function AssignToPerson({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) {
  const { t } = useTranslation('tickets')
  const page = useDirection()
  const form = useForm({
    endpoint: ticketCommands.assign,
    initial: empty,
    toInput: ({ ticket }) => ({ id: ticket?.id ?? '', version: ticket?.version ?? 0, assigneeId: person.id }),
    done: onClose,
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('assignToTitle', { name: isolate(person.fullName, page) })}
      form={form}
      action={t('do_assign')}
    >
      <SearchPicker<AssignableTicket>
        data-autofocus
        label={t('assignToTicket')}
        {...form.pick('ticket', 'id')}
        required
        search={assignableTo(person.id)}
        keyOf={({ id }) => id}
        nameOf={({ subject }) => subject}
        render={({ shortId, subject }) => (
          <>
            <ShortIdText shortId={shortId} /> <UserText text={subject} />
          </>
        )}
      />
    </FormDialog>
  )
}
