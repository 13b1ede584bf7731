import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { mayTicket } from '@diwan/contract/tickets/may'
import type { OpenTicket } from '@diwan/contract/tickets/schemas/ticket'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../kit/write.ts'
import { SharedWith } from '../people/public.ts'
import { ticketQueries } from './api/api.ts'

/** Participants besides requester and assignee; a person who may reply adds and removes them. */
export function Participants({ ticket, participants }: Pick<OpenTicket, 'ticket' | 'participants'>) {
  const { t } = useTranslation('tickets')
  const { mutate: add } = useWrite(ticketCommands.addParticipant)
  const { mutate: remove } = useWrite(ticketCommands.removeParticipant)
  const { mutate: leave } = useWrite(ticketCommands.leave)
  const { id } = ticket
  return (
    <SharedWith
      people={participants}
      may={mayTicket(ticket).reply}
      words={{ title: t('participants'), none: t('noParticipants'), add: t('addParticipant') }}
      search={ticketQueries.people}
      onAdd={(person) => add({ id, userId: person.id })}
      onRemove={(person) => remove({ id, userId: person.id })}
      onLeave={() => leave({ id })}
    />
  )
}
