import type { Ticket } from '@diwan/contract/tickets/schemas'
import { IconUser } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Letter } from '../../../ui/person-chip.tsx'
import classes from './list.module.css'

/** The photo or letter of who has the ticket; a dashed ring where nobody has it. */
export function AssigneeSign({ assignee }: Pick<Ticket, 'assignee'>) {
  const { t } = useTranslation('tickets')
  const name = assignee?.fullName ?? t('unassigned')
  return (
    <span className={classes['assignee']} role="img" aria-label={name} title={name}>
      {assignee ? (
        <Letter id={assignee.id} name={assignee.fullName} photo={assignee.photo} size={24} />
      ) : (
        <i className={classes['nobody']}>
          <IconUser size={14} stroke={1.75} aria-hidden />
        </i>
      )}
    </span>
  )
}
