import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { mayTicket, type Ticket } from '@diwan/contract/tickets/schemas'
import { TICKET_PRIORITIES } from '@diwan/contract/tickets/vocabulary'
import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../kit/write.ts'
import { PriorityBars } from '../../ui/priority-bars.tsx'
import classes from './ticket-facts.module.css'

/** The priority, changed in place by people who may. */
export function PriorityChoice({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('tickets')
  const { mutate } = useWrite(ticketCommands.changePriority)
  const { id, priority } = ticket
  if (!mayTicket(ticket).change) return <PriorityBars priority={priority} />
  return (
    <Menu position="bottom-start" radius={12} shadow="md" keepMounted={false}>
      <Menu.Target>
        <UnstyledButton className={classes['choice'] ?? ''}>
          <PriorityBars priority={priority} />
          <VisuallyHidden>{t('do_priority')}</VisuallyHidden>
          <IconChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {TICKET_PRIORITIES.map((to) => (
          <Menu.Item key={to} disabled={to === priority} onClick={() => mutate({ id, from: priority, to })}>
            <PriorityBars priority={to} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
