import { Button, Menu } from '@mantine/core'
import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { mayTicket, type Ticket } from '@diwan/contract/tickets/schemas'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
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

export function TicketActions({ ticket }: { ticket: Ticket }) {
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
        <Button disabled={isDirect(main) && runs[main].pending} onClick={() => start(main)}>
          {t(`do_${main}`)}
        </Button>
      )}
      {rest.length > 0 && (
        <Menu position="bottom-end" radius={12} shadow="md" keepMounted={false}>
          <Menu.Target>
            <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
              {t('more')}
            </Button>
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

const isDirect = (action: Action): action is Direct => (direct as readonly Action[]).includes(action)

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
