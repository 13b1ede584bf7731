import { days, listOf, records, several } from '../kit/list.ts'
import { CONTENT_STATUSES } from '../publishing/vocabulary.ts'
import { SURVEY_VIEWS } from './vocabulary.ts'

/** What can be asked of the list of surveys; its query, its address and its screens derive from it. */
export const surveyList = listOf({
  views: SURVEY_VIEWS,
  sorts: ['updated', 'published'],
  filters: { status: several(CONTENT_STATUSES), created: days('createdFrom', 'createdTo') },
})

/** What people said by name. */
export const responseList = listOf({
  views: ['received'],
  sorts: ['created'],
  filters: { surveyId: records(), created: days('createdFrom', 'createdTo') },
})
