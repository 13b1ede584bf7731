import { requestList } from '@diwan/contract/schedule/list/permissions'
import type { RequestView } from '@diwan/contract/schedule/vocabulary/permissions'
import { useListAddress, type ListAddress } from '../../../kit/list/address.ts'
import type { RequestAsked, RequestFilter } from '../api/permissions.ts'

type Shape = typeof requestList

export interface RequestList extends ListAddress<Shape['sorts'][number], Shape['filters']> {
  readonly view: RequestView
  /** The input of the count, and that of the pages. */
  readonly filter: RequestFilter
  readonly asked: RequestAsked
}

/** One view of the requests, narrowed as the address asks. */
export function useRequestList(view: RequestView): RequestList {
  const address = useListAddress(requestList)
  const { narrowing, sort, direction } = address
  const filter = { view, ...narrowing }
  return { ...address, view, filter, asked: { ...filter, sort, direction } }
}
