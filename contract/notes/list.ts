import { NOTE_COLOURS } from './vocabulary.ts'
import { days, listOf, records, several } from '../kit/list.ts'

/** What can be asked of the list; its query, its address and its screen derive from it. */
export const noteList = listOf({
  views: ['all', 'pinned', 'shared', 'trash'],
  sorts: ['updated'],
  filters: { created: days('createdFrom', 'createdTo'), colour: several(NOTE_COLOURS), label: records() },
})
