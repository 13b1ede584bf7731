import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { mayTicket } from '@diwan/contract/tickets/may'
import type { Assignee, Ticket } from '@diwan/contract/tickets/schemas/ticket'
import { IconUserOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { numberText } from '../../../kit/formats.ts'
import { useSession } from '../../../kit/session.ts'
import { useWrite } from '../../../kit/write.ts'
import { asPerson, Letter } from '../../../ui/person-chip.tsx'
import { Picker } from '../../../ui/picker.tsx'
import { ticketQueries } from '../api/api.ts'
import classes from './ticket-facts.module.css'

/** Those who can work on a ticket, the reader first: given at the press, without a note. */
export default function AssigneePicker({ ticket, onDone }: { ticket: Ticket; onDone: () => void }) {
  const { t } = useTranslation(['tickets', 'kit'])
  const me = useSession()?.metadata
  const { mutate: assign } = useWrite(ticketCommands.assign)
  const { mutate: unassign } = useWrite(ticketCommands.unassign)
  const { id, version, assignee } = ticket
  return (
    <Picker<Assignee>
      label={t('assignee')}
      search={(text) => ticketQueries.assignees(id, text)}
      {...asPerson}
      count={({ open }) => <Workload open={open} />}
      me={
        me && {
          key: me.id,
          label: t('me', { ns: 'kit' }),
          render: (
            <span className={classes['me']}>
              <Letter id={me.id} name={me.fullName} photo={me.profile_image} size={22} />
              {t('me', { ns: 'kit' })}
            </span>
          ),
        }
      }
      chosen={assignee ? [assignee.id] : []}
      onPick={(person) => {
        if (person.id !== assignee?.id) assign({ id, version, assigneeId: person.id })
        onDone()
      }}
      others={
        mayTicket(ticket).unassign
          ? [
              {
                value: 'nobody',
                label: t('unassigned'),
                shown: (
                  <>
                    <IconUserOff size={16} stroke={1.7} aria-hidden />
                    {t('do_unassign')}
                  </>
                ),
              },
            ]
          : []
      }
      onOther={() => (unassign({ id, version }), onDone())}
    />
  )
}

/** How much somebody has to do in this group; nothing is no reason to show a zero. */
function Workload({ open }: { open: number }) {
  const { t, i18n } = useTranslation('tickets')
  if (open === 0) return null
  const words = t('workload', { count: open })
  return (
    <span role="img" aria-label={words} title={words}>
      {numberText(open, i18n.language)}
    </span>
  )
}
