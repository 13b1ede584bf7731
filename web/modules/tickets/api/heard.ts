import type { Change } from '@diwan/contract/kit/event'
import type { OutputOf } from '@diwan/contract/kit/endpoint'
import type { tickets } from '@diwan/contract/tickets/endpoints'
import type { Ticket } from '@diwan/contract/tickets/schemas'
import { foldThread, foldTicket, isAboutOldMessage } from '../live.ts'

type ThreadPage = OutputOf<typeof tickets.thread>

/**
 * What was heard of a ticket while its screen is open. A fetch that was under way when a change arrived is brought up to
 * it, so that its older answer cannot take back what was already shown.
 */
const changes = new Map<string, readonly Change[]>()
const KEPT = 200

const heardOf = (id: string): readonly Change[] => changes.get(id) ?? []

export function hear(id: string, change: Change): void {
  changes.set(id, [...heardOf(id), change].slice(-KEPT))
}

export function forgetHeard(id: string): void {
  changes.delete(id)
}

/** Brings what was fetched up to what was heard meanwhile. */
export const upToDate = (id: string, ticket: Ticket): Ticket => heardOf(id).reduce(foldTicket, ticket)
export const pageUpToDate = (id: string, page: ThreadPage): ThreadPage => heardOf(id).reduce(foldNewestPage, page)

/** Only what is newer than the page itself belongs on it; what is older stands on one that follows. */
export function foldNewestPage(page: ThreadPage, change: Change): ThreadPage {
  const items = foldThread(page.items, change)
  if (isAboutOldMessage(change)) return items === page.items ? page : { ...page, items: [...items] }
  if (items === page.items || (page.next !== null && items.at(-1) !== page.items.at(-1))) return page
  return { ...page, items: [...items] }
}
