import { mayTicket } from '@diwan/contract/tickets/may'
import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import { useTranslation } from 'react-i18next'
import { AssigneeSign } from '../../../ui/assignee-sign.tsx'
import classes from './list.module.css'

interface AssigneePressProps {
  readonly ticket: Ticket
  readonly onPress: ((ticket: Ticket) => void) | undefined
}

/** Who has a ticket; pressed, it is given to somebody: a value is its own picker. */
export function AssigneePress({ ticket, onPress }: AssigneePressProps) {
  const { t } = useTranslation('tickets')
  const sign = <AssigneeSign assignee={ticket.assignee} none={t('unassigned')} />
  if (!onPress || !mayTicket(ticket).assign) return sign
  return (
    <button
      type="button"
      className={classes['press']}
      tabIndex={-1}
      aria-label={t('do_assign')}
      aria-haspopup="dialog"
      onClick={() => onPress(ticket)}
    >
      {sign}
    </button>
  )
}
