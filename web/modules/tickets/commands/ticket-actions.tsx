import { ActionIcon, Button, Menu } from '@mantine/core'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { mayTicket, type Ticket } from '@diwan/contract/tickets/schemas'
import { IconChevronDown, IconDots } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '../../../kit/write.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { SayDialog } from './say-dialog.tsx'
import { SubjectDialog } from './subject-dialog.tsx'
import classes from './ticket-actions.module.css'
import { TransferDialog } from './transfer-dialog.tsx'
import { WaitDialog } from './wait-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** What asks something first; the rest happens at once. */
const dialogs = {
  assign: AssignDialog,
  transfer: TransferDialog,
  wait: WaitDialog,
  resolve: SayDialog,
  reopen: SayDialog,
  close: CloseDialog,
  withdraw: WithdrawDialog,
  subject: SubjectDialog,
  delete: DeleteDialog,
} as const
const direct = ['take', 'resume', 'unassign'] as const

type Asking = keyof typeof dialogs
type Direct = (typeof direct)[number]
type Action = Asking | Direct

/** In the order in which they are likely; the first that may happen is the button. A solution is judged in its banner. */
const order: readonly Action[] = [
  'take',
  'resolve',
  'reopen',
  'resume',
  'assign',
  'transfer',
  'wait',
  'unassign',
  'subject',
  'withdraw',
  'close',
  'delete',
]
const MAIN: readonly Action[] = ['take', 'resolve', 'reopen', 'resume']

/** Every dialog of a command. */
export interface DialogProps {
  readonly ticket: Ticket
  readonly command: Asking | 'reject'
  readonly onClose: () => void
}

interface TicketActionsProps {
  readonly ticket: Ticket
  /** At the end of a row. */
  readonly compact?: boolean
}

export function TicketActions({ ticket, compact = false }: TicketActionsProps) {
  const { t } = useTranslation('tickets')
  const [asking, ask] = useState<Asking>()
  const runs = useDirect(ticket)
  const open = openActions(ticket)
  const main = open.find((action) => MAIN.includes(action))
  const rest = open.filter((action) => action !== main)
  const start = (action: Action) => (isDirect(action) ? runs[action].run() : ask(action))
  const Dialog = asking && dialogs[asking]

  return (
    <div className={classes['actions']}>
      {main && (
        <Button
          {...(compact && { variant: 'default', size: 'compact-sm' })}
          disabled={isDirect(main) && runs[main].pending}
          onClick={() => start(main)}
        >
          {t(`do_${main}`)}
        </Button>
      )}
      {rest.length > 0 && (
        <Menu position="bottom-end" radius={12} shadow="md" keepMounted={false}>
          <Menu.Target>
            {compact ? (
              <ActionIcon variant="subtle" color="gray" size={28} aria-label={t('more')}>
                <IconDots size={16} stroke={1.7} aria-hidden />
              </ActionIcon>
            ) : (
              <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
                {t('more')}
              </Button>
            )}
          </Menu.Target>
          <Menu.Dropdown>
            {rest.map((action) => (
              <Menu.Item key={action} {...(action === 'delete' && { color: 'red' })} onClick={() => start(action)}>
                {t(`do_${action}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {Dialog && asking && <Dialog ticket={ticket} command={asking} onClose={() => ask(undefined)} />}
    </div>
  )
}

/** What a key asks of a ticket in a list. */
export type RowCommand = 'take' | 'assign' | 'resolve'

interface TicketCommandProps {
  readonly ticket: Ticket
  readonly command: RowCommand
  readonly onClose: () => void
}

/** One command of a ticket without its buttons: begun at once, or asked for by its dialog; nothing where it may not happen. */
export function TicketCommand({ ticket, command, onClose }: TicketCommandProps) {
  const runs = useDirect(ticket)
  const began = useRef(false)
  const may = openActions(ticket).includes(command)
  const asks = may && !isDirect(command)
  useEffect(() => {
    if (began.current || asks) return
    began.current = true
    if (may && isDirect(command)) runs[command].run()
    onClose()
  })
  if (!may || isDirect(command)) return null
  const Dialog = dialogs[command]
  return <Dialog ticket={ticket} command={command} onClose={onClose} />
}

const isDirect = (action: string): action is Direct => (direct as readonly string[]).includes(action)

/** Who takes a ticket needs no list of colleagues for it, but may also give it to one. */
function openActions(ticket: Ticket): Action[] {
  const may = mayTicket(ticket)
  return order.filter((action) => {
    if (action === 'subject') return may.change
    return action === 'delete' ? ticket.can.delete : may[action]
  })
}

function useDirect({ id, version }: Ticket): Record<Direct, { run: () => void; pending: boolean }> {
  const take = useWrite(ticketCommands.take)
  const resume = useWrite(ticketCommands.resume)
  const unassign = useWrite(ticketCommands.unassign)
  const of = (write: typeof take) => ({ run: () => write.mutate({ id, version }), pending: write.isPending })
  return { take: of(take), resume: of(resume), unassign: of(unassign) }
}
