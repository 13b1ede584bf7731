import { courses } from '@diwan/contract/training/endpoints/courses'
import { assignments, enrolments } from '@diwan/contract/training/endpoints/enrolments'
import { learning } from '@diwan/contract/training/endpoints/learning'
import { results } from '@diwan/contract/training/endpoints/results'
import { route, type Route } from '../../../kit/http/route.ts'
import type { House } from '../../../kit/module.ts'
import { assignCourse, listAssignments, unassignCourse } from '../service/assign.ts'
import { exportEnrolments } from '../service/enrolment-export.ts'
import { cancelEnrolment, countEnrolments, listEnrolments, openEnrolment, retryEnrolment } from '../service/enrolments.ts'
import { reportItems } from '../service/items.ts'
import { beginCourse, joinCourse, moveToNewest } from '../service/learn.ts'
import { readLearning } from '../service/learning.ts'
import { doLesson, readLesson, type HasSent } from '../service/lessons.ts'
import { reportCourse } from '../service/report.ts'
import { exportAttempts, exportItems } from '../service/result-exports.ts'
import { keepWatched } from '../service/watch.ts'

/** Who keeps the forms that lessons ask for knows who has sent them. */
const sentIn =
  (house: House): HasSent =>
  async (at, formId, userId) => {
    const asked = house.all(({ kinds }) => kinds).flatMap((kind) => kind.hasSent?.(at, formId, userId) ?? [])
    return (await Promise.all(asked)).includes(true)
  }

export function enrolmentRoutes(house: House): readonly Route[] {
  const hasSent = sentIn(house)
  return [
    route(enrolments.list, listEnrolments),
    route(enrolments.count, countEnrolments),
    route(enrolments.open, openEnrolment),
    route(enrolments.export, exportEnrolments),
    route(enrolments.cancel, cancelEnrolment),
    route(enrolments.retry, retryEnrolment),
    route(assignments.list, listAssignments),
    route(assignments.assign, assignCourse),
    route(assignments.unassign, unassignCourse),
    route(learning.course, readLearning),
    route(learning.join, joinCourse),
    route(learning.begin, beginCourse),
    route(learning.move, moveToNewest),
    route(learning.lesson, readLesson(hasSent)),
    route(learning.done, doLesson(hasSent)),
    route(learning.watched, keepWatched),
    route(courses.report, reportCourse),
    route(results.items, reportItems),
    route(results.exportItems, exportItems),
    route(results.exportAttempts, exportAttempts),
  ]
}
