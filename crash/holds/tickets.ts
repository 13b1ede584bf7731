import { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import type { ThreadEntry, Ticket } from '@diwan/contract/tickets/schemas/ticket'
import type { Look } from '../../server/testing/load.ts'
import { foldThread, foldTicket, movesAccess } from '../../web/modules/tickets/live/folds.ts'
import type { Held } from '../load.ts'

export async function hold(look: Look, id: string): Promise<Held> {
  const { ticket, positions } = await look(tickets.open, { id })
  const thread = await look(tickets.thread, { id })
  const first = ticket
  let now: Ticket = ticket
  let entries: readonly ThreadEntry[] = thread.items
  return {
    positions,
    hear: (change) => {
      now = foldTicket(now, change)
      entries = foldThread(entries, change)
    },
    asksRights: () => movesAccess(first, now),
    shown: (withRights) => ({ ticket: withRights ? now : { ...now, can: {} }, entries }),
  }
}
