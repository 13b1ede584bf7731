import { mayTicket } from '@diwan/contract/tickets/may'
import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import { useTranslation } from 'react-i18next'
import { Fact, FactPicker } from '../../../ui/facts/fact-list.tsx'
import { PersonChip } from '../../../ui/person-chip.tsx'
import { PriorityBars } from '../../../ui/priority-bars.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { TicketCommands } from '../commands/use-ticket-commands.tsx'
import AssigneePicker from './assignee-picker.tsx'
import { PriorityPicker, statusActions, StatusPicker } from './choice-pickers.tsx'

/** The facts that are changed in place; a key opens each. */
export type Picked = 'status' | 'priority' | 'assignee'

export interface FactValuesProps {
  readonly ticket: Ticket
  readonly commands: TicketCommands
  /** Which of them is being changed. */
  readonly picked: Picked | undefined
  readonly pick: (picked: Picked | undefined) => void
}

/** Which of them this reader may change now. */
export function pickable(ticket: Ticket, commands: Pick<TicketCommands, 'open'>): Record<Picked, boolean> {
  const may = mayTicket(ticket)
  return { status: statusActions(commands).length > 0, priority: may.change, assignee: may.assign }
}

/** Status, priority and assignee, in the panel as in the line above a thread. */
export function FactValues({ ticket, commands, picked, pick }: FactValuesProps) {
  const { t } = useTranslation('tickets')
  const may = pickable(ticket, commands)
  const done = () => pick(undefined)
  const of = (name: Picked) => ({ opened: picked === name, onChange: (on: boolean) => pick(on ? name : undefined) })
  const status = <StatusBadge status={ticket.status} plain />
  const priority = <PriorityBars priority={ticket.priority} />
  const assignee = ticket.assignee ? <PersonChip person={ticket.assignee} /> : t('unassigned')
  const some = Object.values(may).some(Boolean)
  return (
    <>
      {may.status ? (
        <FactPicker name={t('status')} keys="S" value={status} {...of('status')}>
          <StatusPicker commands={commands} onDone={done} />
        </FactPicker>
      ) : (
        <Fact name={t('status')} locked={some}>
          {status}
        </Fact>
      )}
      {may.priority ? (
        <FactPicker name={t('priority')} keys="P" value={priority} {...of('priority')}>
          <PriorityPicker ticket={ticket} onDone={done} />
        </FactPicker>
      ) : (
        <Fact name={t('priority')} locked={some}>
          {priority}
        </Fact>
      )}
      {may.assignee ? (
        <FactPicker name={t('assignee')} keys="A" value={assignee} {...of('assignee')}>
          <AssigneePicker ticket={ticket} onDone={done} />
        </FactPicker>
      ) : (
        <Fact name={t('assignee')} locked={some}>
          {assignee}
        </Fact>
      )}
    </>
  )
}
