import { days, listOf, records } from '../kit/list.ts'
import { contentList } from '../publishing/list.ts'
import { SURVEY_VIEWS } from './vocabulary.ts'

export const surveyList = contentList(SURVEY_VIEWS)

/** What people said by name. */
export const responseList = listOf({
  views: ['received'],
  sorts: ['created'],
  filters: { surveyId: records(), created: days('createdFrom', 'createdTo') },
})
