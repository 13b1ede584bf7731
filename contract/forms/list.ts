import { days, listOf, records, several } from '../kit/list.ts'
import { CONTENT_STATUSES } from '../publishing/vocabulary.ts'
import { ENTRY_STATUSES, FORM_VIEWS } from './vocabulary.ts'

/** What can be asked of the list of forms; its query, its address and its screens derive from it. */
export const formList = listOf({
  views: FORM_VIEWS,
  sorts: ['updated', 'published'],
  filters: { status: several(CONTENT_STATUSES), created: days('createdFrom', 'createdTo') },
})

/** Entries: the caller's own, or those of a form. */
export const entryList = listOf({
  views: ['mine', 'received', 'decide', 'undecided'],
  sorts: ['created'],
  filters: { formId: records(), status: several(ENTRY_STATUSES), created: days('createdFrom', 'createdTo') },
})
