import { workspaceList } from '@diwan/contract/work/list'
import { oneOf, useListAddress, type ListAddress } from '../../../kit/list/address.ts'
import type { WorkspaceAsked, WorkspaceFilter } from '../api.ts'

type Shape = typeof workspaceList

export interface WorkspaceList extends ListAddress<Shape['sorts'][number], Shape['filters']> {
  readonly view: Shape['views'][number]
  /** What is counted, and what is listed. */
  readonly filter: WorkspaceFilter
  readonly asked: WorkspaceAsked
}

/** The list, as the address asks for it. */
export function useWorkspaceList(): WorkspaceList {
  const address = useListAddress(workspaceList)
  const { narrowing, sort, direction } = address
  const view = oneOf(workspaceList.views, address.raw['view']) ?? 'all'
  const filter = { view, ...narrowing }
  return { ...address, view, filter, asked: { ...filter, sort, direction } }
}
