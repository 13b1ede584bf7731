import { days, listOf, records, several } from '../kit/list.ts'
import { CONTENT_STATUSES } from '../publishing/vocabulary.ts'
import { COURSE_VIEWS, ENROLMENT_STATUSES, ENROLMENT_VIEWS } from './vocabulary.ts'

/** What can be asked of the list of courses; its query, its address and its screens derive from it. */
export const courseList = listOf({
  views: COURSE_VIEWS,
  sorts: ['updated', 'published'],
  filters: { status: several(CONTENT_STATUSES), created: days('createdFrom', 'createdTo') },
})

/** Enrolments: the caller's own, or those of learners. What is due first stands first where it rises; without a day it is last. */
export const enrolmentList = listOf({
  views: ENROLMENT_VIEWS,
  sorts: ['created', 'due'],
  filters: {
    courseId: records(),
    userId: records(),
    unitId: records(),
    status: several(ENROLMENT_STATUSES),
    created: days('createdFrom', 'createdTo'),
  },
})
