import type { Change } from '@diwan/contract/kit/event'
import type { OutputOf } from '@diwan/contract/kit/endpoint'
import type { tickets } from '@diwan/contract/tickets/endpoints/tickets'
import type { OpenTicket } from '@diwan/contract/tickets/schemas/ticket'
import type { InfiniteData } from '@tanstack/react-query'
import { folded, follow } from '../../../kit/follow.ts'
import { linkQueries } from '../../links/public.ts'
import { ticketQueries } from '../api/api.ts'
import {
  foldThread,
  foldTicket,
  isAboutCustom,
  isAboutLinks,
  isAboutOldMessage,
  isAboutParticipants,
  movesAccess,
} from './folds.ts'

type ThreadPage = OutputOf<typeof tickets.thread>
type Thread = InfiniteData<ThreadPage, string | null>

/** An open ticket with its thread. */
export const ticketLive = follow({
  topic: 'tickets',
  open: ticketQueries.open,
  fold: (held: OpenTicket, change) => ({ ...held, ticket: foldTicket(held.ticket, change) }),
  refetchWhen: (before, after, change) =>
    isAboutParticipants(change) || isAboutCustom(change) || movesAccess(before.ticket, after.ticket),
  folds: [folded(ticketQueries.thread, foldPages)],
  renews: (change) => (isAboutLinks(change) ? [linkQueries.all()] : []),
})

/** A new message belongs on the newest page; an edited one is on any. */
function foldPages(held: Thread, change: Change): Thread {
  const [newest, ...older] = held.pages
  if (!newest) return held
  if (isAboutOldMessage(change)) return { ...held, pages: held.pages.map((page) => withEdit(page, change)) }
  return { ...held, pages: [withNews(newest, change), ...older] }
}

function withEdit(page: ThreadPage, change: Change): ThreadPage {
  const items = foldThread(page.items, change)
  return items === page.items ? page : { ...page, items: [...items] }
}

/** Only what is newer than the page itself belongs on it; older entries are on the pages that follow. */
function withNews(page: ThreadPage, change: Change): ThreadPage {
  const items = foldThread(page.items, change)
  if (items === page.items || (page.next !== null && items.at(-1) !== page.items.at(-1))) return page
  return { ...page, items: [...items] }
}
