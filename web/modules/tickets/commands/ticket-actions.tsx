import { ActionIcon, Button, Menu } from '@mantine/core'
import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import { IconDots } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { linkOf } from '../../../kit/link-of.ts'
import { MakeItem, TurnSub } from '../../actions/public.ts'
import classes from './ticket-actions.module.css'
import { useTicketCommands, type TicketCommands } from './use-ticket-commands.tsx'

/** The most likely command as a button, the others behind it. */
export function TicketActions({ commands: { ticketId, open, main, start, pending } }: { commands: TicketCommands }) {
  const { t } = useTranslation(['tickets', 'actions'])
  const navigate = useNavigate()
  const rest = open.filter((action) => action !== main)
  return (
    <div className={classes['actions']}>
      {main && (
        <Button variant="default" size="compact-sm" disabled={pending(main)} onClick={() => start(main)}>
          {t(`do_${main}`)}
        </Button>
      )}
      <Menu position="bottom-end" radius={12} shadow="md" keepMounted={false}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={28} aria-label={t('more')} title={t('more')}>
            <IconDots size={16} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {rest.map((action) => (
            <Menu.Item key={action} {...(action === 'delete' && { color: 'red' })} onClick={() => start(action)}>
              {t(`do_${action}`)}
            </Menu.Item>
          ))}
          <TurnSub id={ticketId} />
          <MakeItem id={ticketId} action="chat.make" icon={undefined} onMade={({ path }) => void navigate(linkOf(path))}>
            {t('do_chat', { ns: 'actions' })}
          </MakeItem>
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}

/** With the dialogs of its commands, where nothing else offers them. */
export function OwnTicketActions({ ticket }: { ticket: Ticket }) {
  const commands = useTicketCommands(ticket)
  return (
    <>
      <TicketActions commands={commands} />
      {commands.dialog}
    </>
  )
}
