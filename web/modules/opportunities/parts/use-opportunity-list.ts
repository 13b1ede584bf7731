import { opportunityList } from '@diwan/contract/opportunities/list'
import { useListAddress, type ListAddress } from '../../../kit/list/address.ts'
import type { OpportunityAsked, OpportunityFilter } from '../api.ts'

type Shape = typeof opportunityList

export interface OpportunityAddress extends ListAddress<Shape['sorts'][number], Shape['filters']> {
  /** The input of the count, and that of the pages. */
  readonly filter: OpportunityFilter
  readonly asked: OpportunityAsked
}

/** A view of the list, as the address asks for it; the nearest due date stands first unless it says otherwise. */
export function useOpportunityList(view: Shape['views'][number]): OpportunityAddress {
  const address = useListAddress(opportunityList)
  const { narrowing, raw, q } = address
  const direction = raw['direction'] === undefined && raw['sort'] === undefined ? 'rising' : address.direction
  const filter = { view, ...narrowing, ...(q !== '' && { q }) }
  return { ...address, direction, filter, asked: { ...filter, sort: address.sort, direction } }
}
