import { DIRECTIONS, type Direction } from '@diwan/contract/kit/list'
import { inquiryList } from '@diwan/contract/support/list'
import { INQUIRY_QUEUES, type InquiryQueue } from '@diwan/contract/support/vocabulary'
import { useNavigate } from '@tanstack/react-router'
import { oneOf, useListAddress, type ListAddress } from '../../../kit/list/address.ts'
import type { InquiryAsked, InquiryFilter } from '../api.ts'

export type InquirySort = (typeof inquiryList)['sorts'][number]
export type InquiryFilters = (typeof inquiryList)['filters']
export type InquiryFilterName = keyof InquiryFilters

export interface InquiryList extends ListAddress<InquirySort, InquiryFilters> {
  readonly queue: InquiryQueue
  /** What is counted, and what is listed. */
  readonly filter: InquiryFilter
  readonly asked: InquiryAsked
}

/** The oldest first, so that the longest wait ends first; what is over is read from its newest. */
const usualOf = (queue: InquiryQueue): Direction => (queue === 'closed' || queue === 'all' ? 'falling' : 'rising')

/** The queues, as the address asks for them. */
export function useInquiryList(): InquiryList {
  const address = useListAddress(inquiryList)
  const navigate = useNavigate()
  const queue = oneOf(INQUIRY_QUEUES, address.raw['queue']) ?? 'open'
  const direction = oneOf(DIRECTIONS, address.raw['direction']) ?? usualOf(queue)
  const filter = { view: 'queue', queue, ...address.narrowing } as const
  const order = (_sort: InquirySort, way: Direction) =>
    void navigate({ to: '.', search: (now: object) => ({ ...now, direction: way === usualOf(queue) ? undefined : way }) })
  return { ...address, queue, direction, order, filter, asked: { ...filter, direction } }
}
