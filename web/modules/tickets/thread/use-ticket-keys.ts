import {
  IconAntennaBars4,
  IconArrowDown,
  IconArrowUp,
  IconCheck,
  IconCircleDashed,
  IconCommand,
  IconUserCheck,
  IconUserDown,
  type Icon,
} from '@tabler/icons-react'
import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import { useTranslation } from 'react-i18next'
import { useCommands, type Command } from '../../../kit/commands.ts'
import { useStatusWord } from '../../../ui/status-badge.tsx'
import type { TicketCommands } from '../commands/use-ticket-commands.tsx'
import { pickable, type Picked } from './fact-values.tsx'

/** To the rows before and after it, where it was opened from a list. */
export interface Walking {
  readonly next: (() => void) | undefined
  readonly previous: (() => void) | undefined
}

const icons: Readonly<Record<string, Icon>> = { take: IconUserDown, resolve: IconCheck }

interface Keyed {
  readonly ticket: Ticket
  readonly commands: TicketCommands
  readonly pick: (picked: Picked) => void
  readonly go: Walking
}

/** What the keyboard and the palette can do with the ticket that is open. */
export function useTicketKeys({ ticket, commands, pick, go }: Keyed): void {
  const { t } = useTranslation(['tickets', 'kit'])
  const can = pickable(ticket, commands)
  const word = useStatusWord()
  const about = { noun: t('theTicket'), shortId: ticket.shortId, title: ticket.subject }
  const on = (offered: boolean, id: string, key: string, shown: Pick<Command, 'label' | 'icon' | 'value' | 'run'>): Command[] =>
    offered ? [{ id, part: 'record', about, stroke: { code: `Key${key}` }, ...shown }] : []
  const { next, previous } = go
  useCommands([
    ...on(can.assignee, 'assign', 'A', { label: t('do_assign'), icon: IconUserCheck, run: () => pick('assignee') }),
    ...on(can.status, 'status', 'S', {
      label: t('changeStatus'),
      icon: IconCircleDashed,
      value: word(ticket.status),
      run: () => pick('status'),
    }),
    ...on(can.priority, 'priority', 'P', {
      label: t('do_priority'),
      icon: IconAntennaBars4,
      value: t(`priority_${ticket.priority}`, { ns: 'kit' }),
      run: () => pick('priority'),
    }),
    ...on(next !== undefined, 'next', 'J', { label: t('nextTicket'), icon: IconArrowDown, run: () => next?.() }),
    ...on(previous !== undefined, 'previous', 'K', { label: t('previousTicket'), icon: IconArrowUp, run: () => previous?.() }),
    ...commands.open.flatMap((action): Command[] =>
      action === 'assign'
        ? []
        : [
            {
              id: `ticket ${action}`,
              label: t(`do_${action}`),
              part: 'record',
              about,
              icon: icons[action] ?? IconCommand,
              run: () => commands.start(action),
            },
          ],
    ),
  ])
}
