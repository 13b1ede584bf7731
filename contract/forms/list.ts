import { days, listOf, records, several } from '../kit/list.ts'
import { contentList } from '../publishing/list.ts'
import { ENTRY_STATUSES, FORM_VIEWS } from './vocabulary.ts'

export const formList = contentList(FORM_VIEWS)

/** Entries: the caller's own, or those of a form. */
export const entryList = listOf({
  views: ['mine', 'received', 'decide', 'undecided'],
  sorts: ['created'],
  filters: { formId: records(), status: several(ENTRY_STATUSES), created: days('createdFrom', 'createdTo') },
})
