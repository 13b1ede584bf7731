import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
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
  ticket: Ticket | null
}
const empty: Values = { ticket: null }
const OFFERED = 50

/** Open tickets of the caller and of their groups, whose words these are. */
const mine = (text: string) => ({
  queryKey: ['tickets', 'to assign', text] as readonly unknown[],
  queryFn: async (): Promise<readonly Ticket[]> => {
    const lists = await Promise.all(
      (['mine', 'groups'] as const).map((queue) => call(tickets.list, { view: 'queue', queue, limit: OFFERED })),
    )
    const all = new Map(lists.flatMap(({ items }) => items).map((ticket) => [ticket.id, ticket]))
    const wanted = text.trim().toLowerCase()
    return [...all.values()].filter(
      ({ subject, shortId, can }) => can.assign && `${shortId} ${subject}`.toLowerCase().includes(wanted),
    )
  },
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
      <SearchPicker<Ticket>
        data-autofocus
        label={t('assignToTicket')}
        {...form.pick('ticket', 'id')}
        required
        search={mine}
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
