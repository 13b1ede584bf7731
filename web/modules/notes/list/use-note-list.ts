import { noteList } from '@diwan/contract/notes/list'
import { oneOf, useListAddress, type ListAddress } from '../../../kit/list/address.ts'
import type { NoteAsked, NoteFilter } from '../api.ts'

type Shape = typeof noteList
export const LAYOUTS = ['grid', 'list'] as const

export interface NoteList extends ListAddress<Shape['sorts'][number], Shape['filters']> {
  readonly view: Shape['views'][number]
  readonly layout: (typeof LAYOUTS)[number]
  /** What is counted, and what is listed. */
  readonly filter: NoteFilter
  readonly asked: NoteAsked
}

/** The list, as the address asks for it. */
export function useNoteList(): NoteList {
  const address = useListAddress(noteList)
  const { narrowing, sort, direction } = address
  const view = oneOf(noteList.views, address.raw['view']) ?? 'all'
  const layout = oneOf(LAYOUTS, address.raw['layout']) ?? 'grid'
  const filter = { view, ...narrowing }
  return { ...address, view, layout, filter, asked: { ...filter, sort, direction } }
}
