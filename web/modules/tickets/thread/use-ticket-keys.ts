import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import { useTranslation } from 'react-i18next'
import { useCommands, type Command } from '../../../kit/commands.ts'
import type { TicketCommands } from '../commands/use-ticket-commands.tsx'
import { pickable, type Picked } from './fact-values.tsx'

/** To the rows before and after it, where it was opened from a list. */
export interface Walking {
  readonly next: (() => void) | undefined
  readonly previous: (() => void) | undefined
}

interface Keyed {
  readonly ticket: Ticket
  readonly commands: TicketCommands
  readonly pick: (picked: Picked) => void
  readonly go: Walking
}

/** What the keyboard and the palette can do with the ticket that is open. */
export function useTicketKeys({ ticket, commands, pick, go }: Keyed): void {
  const { t } = useTranslation('tickets')
  const can = pickable(ticket, commands)
  const on = (offered: boolean, id: string, label: string, key: string, run: () => void): Command[] =>
    offered ? [{ id, label, part: 'record', stroke: { code: `Key${key}` }, run }] : []
  const { next, previous } = go
  useCommands([
    ...on(can.assignee, 'assign', t('do_assign'), 'A', () => pick('assignee')),
    ...on(can.status, 'status', t('changeStatus'), 'S', () => pick('status')),
    ...on(can.priority, 'priority', t('do_priority'), 'P', () => pick('priority')),
    ...on(next !== undefined, 'next', t('nextTicket'), 'J', () => next?.()),
    ...on(previous !== undefined, 'previous', t('previousTicket'), 'K', () => previous?.()),
    ...commands.open.flatMap((action): Command[] =>
      action === 'assign'
        ? []
        : [{ id: `ticket ${action}`, label: t(`do_${action}`), part: 'record', run: () => commands.start(action) }],
    ),
  ])
}
