import { ticketCommands } from '@diwan/contract/tickets/endpoints/commands'
import { mayTicket } from '@diwan/contract/tickets/may'
import type { Ticket } from '@diwan/contract/tickets/schemas/ticket'
import { useState, type ReactNode } from 'react'
import { useWrite } from '../../../kit/write.ts'
import type { Asking } from '../types.ts'
import { AssignDialog } from './assign-dialog.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { MessageDialog } from './message-dialog.tsx'
import { SubjectDialog } from './subject-dialog.tsx'
import { TransferDialog } from './transfer-dialog.tsx'
import { WaitDialog } from './wait-dialog.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'

/** What asks something first; the rest happens at once. */
const dialogs = {
  assign: AssignDialog,
  transfer: TransferDialog,
  wait: WaitDialog,
  resolve: MessageDialog,
  reopen: MessageDialog,
  close: CloseDialog,
  withdraw: WithdrawDialog,
  subject: SubjectDialog,
  delete: DeleteDialog,
} as const satisfies Record<Asking, unknown>
const direct = ['take', 'resume', 'unassign'] as const

type Direct = (typeof direct)[number]
export type Action = Asking | Direct

/** In the order in which they are likely. A solution is judged in its banner. */
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

export interface TicketCommands {
  readonly ticketId: string
  /** What may be done now; the first that is likely is a button. */
  readonly open: readonly Action[]
  readonly main: Action | undefined
  readonly start: (action: Action) => void
  readonly pending: (action: Action) => boolean
  /** What a command asks first: shown by the screen that offers it. */
  readonly dialog: ReactNode
}

export function useTicketCommands(ticket: Ticket): TicketCommands {
  const [asking, ask] = useState<Asking>()
  const runs = useDirect(ticket)
  const open = openActions(ticket)
  const Dialog = asking && dialogs[asking]
  return {
    ticketId: ticket.id,
    open,
    main: open.find((action) => MAIN.includes(action)),
    start: (action) => (isDirect(action) ? runs[action].run() : ask(action)),
    pending: (action) => isDirect(action) && runs[action].pending,
    dialog: Dialog && asking && <Dialog ticket={ticket} command={asking} onClose={() => ask(undefined)} />,
  }
}

const isDirect = (action: string): action is Direct => (direct as readonly string[]).includes(action)

/** Who takes a ticket needs no list of colleagues for it, but may also give it to one. */
export function openActions(ticket: Ticket): Action[] {
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
