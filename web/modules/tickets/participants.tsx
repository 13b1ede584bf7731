import { ActionIcon, Button } from '@mantine/core'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { mayTicket, type OpenTicket } from '@diwan/contract/tickets/schemas'
import type { Person } from '@diwan/contract/users/schemas'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../kit/session.ts'
import { useWrite } from '../../kit/write.ts'
import { PersonChip } from '../../ui/person-chip.tsx'
import { AddPicker } from '../../ui/add-picker.tsx'
import { ticketQueries } from './api.ts'
import classes from './participants.module.css'

/** Who reads along beside requester and assignee; whoever may reply adds colleagues and takes them out. */
export function Participants({ ticket, participants }: Pick<OpenTicket, 'ticket' | 'participants'>) {
  const { t } = useTranslation('tickets')
  const me = useSession()?.metadata.id
  const { mutate: remove } = useWrite(ticketCommands.removeParticipant)
  const { mutate: leave } = useWrite(ticketCommands.leave)
  const may = mayTicket(ticket).reply
  const { id } = ticket
  return (
    <section className={classes['participants']} aria-label={t('participants')}>
      <h2>{t('participants')}</h2>
      {participants.length > 0 && (
        <ul>
          {participants.map((person) => (
            <li key={person.id}>
              <PersonChip person={person} />
              {person.id === me ? (
                <Button size="compact-sm" variant="subtle" onClick={() => leave({ id })}>
                  {t('leave')}
                </Button>
              ) : (
                may && (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t('removeParticipant', { person: person.fullName })}
                    onClick={() => remove({ id, userId: person.id })}
                  >
                    <IconX size={16} aria-hidden />
                  </ActionIcon>
                )
              )}
            </li>
          ))}
        </ul>
      )}
      {may ? <AddParticipant id={id} /> : participants.length === 0 && <p>{t('noParticipants')}</p>}
    </section>
  )
}

function AddParticipant({ id }: { id: string }) {
  const { t } = useTranslation('tickets')
  const { mutate: add } = useWrite(ticketCommands.addParticipant)
  return (
    <AddPicker<Person>
      label={t('addParticipant')}
      search={ticketQueries.people}
      keyOf={(person) => person.id}
      nameOf={({ fullName }) => fullName}
      render={(person) => <PersonChip person={person} />}
      onAdd={(person) => add({ id, userId: person.id })}
    />
  )
}
