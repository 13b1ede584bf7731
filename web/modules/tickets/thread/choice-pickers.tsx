import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import { TICKET_PRIORITIES, type TicketStatus } from '@diwan/contract/tickets/vocabulary'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import { ChoiceList } from '../../../ui/list/choice-list.tsx'
import { PriorityBars } from '../../../ui/priority-bars.tsx'
import type { Action, TicketCommands } from '../commands/use-ticket-commands.tsx'
import classes from './ticket-facts.module.css'

/** Where each command leads to. */
const LEADS: Partial<Record<Action, TicketStatus>> = {
  take: 'OPEN',
  resume: 'OPEN',
  reopen: 'OPEN',
  wait: 'PENDING',
  resolve: 'DONE',
  unassign: 'NEW',
  close: 'CLOSED',
  withdraw: 'CANCELED',
}

/** Which of the commands that are open lead to another status. */
export const statusActions = ({ open }: Pick<TicketCommands, 'open'>): Action[] => open.filter((action) => LEADS[action])

/** A status is no value to choose: each way to another one is a command, which may ask first. */
export function StatusPicker({ commands, onDone }: { commands: TicketCommands; onDone: () => void }) {
  const { t } = useTranslation(['tickets', 'kit'])
  const options = statusActions(commands).map((action) => {
    const status = LEADS[action] ?? 'OPEN'
    const words = t(`do_${action}`)
    return {
      value: action,
      label: `${words} ${t(`status_${status}`, { ns: 'kit' })}`,
      shown: (
        <span className={classes['way']} data-leads={status}>
          {words}
        </span>
      ),
      count: t(`status_${status}`, { ns: 'kit' }),
    }
  })
  return (
    <ChoiceList
      label={t('changeStatus')}
      options={options}
      pick={(value) => {
        onDone()
        commands.start(value as Action)
      }}
    />
  )
}

export function PriorityPicker({ ticket: { id, priority }, onDone }: { ticket: Ticket; onDone: () => void }) {
  const { t } = useTranslation(['tickets', 'kit'])
  const { mutate } = useWrite(ticketCommands.changePriority)
  return (
    <ChoiceList
      label={t('priority')}
      options={TICKET_PRIORITIES.toReversed().map((value) => ({
        value,
        label: t(`priority_${value}`, { ns: 'kit' }),
        shown: <PriorityBars priority={value} />,
      }))}
      chosen={[priority]}
      pick={(value) => {
        const to = TICKET_PRIORITIES.find((one) => one === value)
        if (to && to !== priority) mutate({ id, from: priority, to })
        onDone()
      }}
    />
  )
}
