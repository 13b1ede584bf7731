import { days, listOf, several } from '../kit/list.ts'
import { CONTENT_STATUSES } from './vocabulary.ts'

/** What can be asked of a list of content; its query, its address and its screens derive from it. */
export const contentList = <const V extends string>(views: readonly V[]) =>
  listOf({
    views,
    sorts: ['updated', 'published'],
    filters: { status: several(CONTENT_STATUSES), created: days('createdFrom', 'createdTo') },
  })
export type ContentList = ReturnType<typeof contentList>
