import type { Ticket } from '@diwan/contract/tickets/schemas'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { RowOf } from '../../../ui/list/row-of.ts'
import type { RowCommand } from '../commands/ticket-actions.tsx'

/** Come when the first row is pointed at, or the first key is pressed. */
const RowActions = lazy(() => import('./row-actions.tsx'))
const TicketCommand = lazy(async () => ({ default: (await import('../commands/ticket-actions.tsx')).TicketCommand }))

interface Asked {
  readonly ticket: Ticket
  readonly command: RowCommand
}

/** What is done with one ticket without opening it: by the buttons of its row, or by a key while it has the focus. */
export function useRowActions(offered: boolean): {
  readonly row: Pick<RowOf<Ticket>, 'actions' | 'keys'>
  readonly dialog: ReactNode
} {
  const [asked, setAsked] = useState<Asked>()
  if (!offered) return { row: {}, dialog: null }
  const ask = (command: RowCommand) => (ticket: Ticket) => setAsked({ ticket, command })
  const row = {
    // without the network their files would be asked for in vain
    actions: (ticket: Ticket) =>
      navigator.onLine && (
        <Suspense>
          <RowActions ticket={ticket} />
        </Suspense>
      ),
    keys: { KeyM: ask('take'), KeyA: ask('assign'), KeyE: ask('resolve') },
  }
  const dialog = asked && (
    <Suspense>
      <TicketCommand key={asked.ticket.id} {...asked} onClose={() => setAsked(undefined)} />
    </Suspense>
  )
  return { row, dialog }
}
