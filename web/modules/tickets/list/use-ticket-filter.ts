import type { Direction } from '@diwan/contract/kit/list'
import { ticketList } from '@diwan/contract/tickets/list'
import { TICKET_QUEUES, type TicketQueue, type TicketSort } from '@diwan/contract/tickets/vocabulary'
import { oneOf, useListAddress, type ListAddress, type Narrowing as NarrowingOf } from '../../../kit/list/address.ts'
import type { TicketAsked, TicketFilter, TicketView } from '../api.ts'

type Filters = (typeof ticketList)['filters']

/** What narrows a queue, by the names of the address. */
export type Narrowing = NarrowingOf<Filters>

/** Between these a requester chooses. */
export const queuesOf = (view: TicketView): readonly TicketQueue[] => (view === 'queue' ? TICKET_QUEUES : ['open', 'all'])

/** What is over has no order by priority. */
export const isOver = (queue: TicketQueue): boolean => queue === 'closed' || queue === 'all'

export interface TicketList extends Pick<ListAddress<TicketSort, Filters>, 'q' | 'look' | 'narrow' | 'order' | 'clear'> {
  readonly view: TicketView
  readonly queue: TicketQueue
  readonly narrowing: Narrowing
  readonly sort: TicketSort
  readonly direction: Direction
  /** What is counted, and what is listed. */
  readonly filter: TicketFilter
  readonly asked: TicketAsked
}

/** The queues of one side, as the address asks for them. */
export function useTicketFilter(view: TicketView): TicketList {
  const { raw, narrowing, sort: wanted, direction, ...address } = useListAddress(ticketList)
  const queue = oneOf(queuesOf(view), raw['queue']) ?? 'open'
  const sort = wanted === 'priority' && isOver(queue) ? 'activity' : wanted
  const filter = { view, queue, ...narrowing }
  return { ...address, view, queue, narrowing, sort, direction, filter, asked: { ...filter, sort, direction } }
}
