import type { Direction } from '@diwan/contract/kit/list'
import { ticketList } from '@diwan/contract/tickets/list'
import { TICKET_QUEUES, type TicketQueue, type TicketSort } from '@diwan/contract/tickets/vocabulary'
import type { SavedList } from '../../../kit/list/asking.ts'
import { oneOf, useListAddress, type ListAddress, type Narrowing as NarrowingOf } from '../../../kit/list/address.ts'
import type { TicketListQuery, TicketFilter, TicketView } from '../api/api.ts'

type Filters = (typeof ticketList)['filters']

/** What narrows a queue, by the names of the address. */
export type Narrowing = NarrowingOf<Filters>

/** Between these a requester chooses. */
export const queuesOf = (view: TicketView): readonly TicketQueue[] => (view === 'queue' ? TICKET_QUEUES : ['open', 'all'])

/** Of each side its own views are saved. */
export const savedTicketLists: Readonly<Record<TicketView, SavedList>> = {
  queue: { name: 'tickets.queue', shape: ticketList, param: 'queue' },
  requested: { name: 'tickets.requested', shape: ticketList, param: 'queue' },
}

/** What is over has no order by priority. */
export const isOver = (queue: TicketQueue): boolean => queue === 'closed' || queue === 'all'

export interface TicketList extends Pick<ListAddress<TicketSort, Filters>, 'q' | 'look' | 'narrow' | 'order' | 'clear'> {
  readonly view: TicketView
  readonly queue: TicketQueue
  /** A view that somebody saved is shown, perhaps changed since. */
  readonly saved: boolean
  readonly narrowing: Narrowing
  readonly sort: TicketSort
  readonly direction: Direction
  /** What is counted, and what is listed. */
  readonly filter: TicketFilter
  readonly asked: TicketListQuery
}

/** The queues of one side, as the address asks for them. */
export function useTicketFilter(view: TicketView): TicketList {
  const { raw, narrowing, sort: wanted, direction, ...address } = useListAddress(ticketList)
  const queue = oneOf(queuesOf(view), raw['queue']) ?? 'open'
  const sort = wanted === 'priority' && isOver(queue) ? 'activity' : wanted
  const filter = { view, queue, ...narrowing }
  return {
    ...address,
    view,
    queue,
    saved: raw['saved'] !== undefined,
    narrowing,
    sort,
    direction,
    filter,
    asked: { ...filter, sort, direction },
  }
}
