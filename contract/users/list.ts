import { ROLES } from '../access/vocabulary.ts'
import { listOf, records, several } from '../kit/list.ts'
import { USER_STATES } from './vocabulary.ts'

/** The directory, by name; of units those with everything below them. */
export const peopleList = listOf({
  views: USER_STATES,
  sorts: ['name'],
  filters: { role: several(ROLES), unitId: records(), titleId: records(), partnerId: records() },
})
