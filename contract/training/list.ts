import { days, listOf, records, several } from '../kit/list.ts'
import { contentList } from '../publishing/list.ts'
import { COURSE_VIEWS, ENROLMENT_STATUSES, ENROLMENT_VIEWS } from './vocabulary.ts'

export const courseList = contentList(COURSE_VIEWS)

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
