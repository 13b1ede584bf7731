import { holdsFlag } from '../../../kit/access/actor.ts'
import { living } from '../../../kit/access/living.ts'
import { relations, within, type May } from '../../../kit/access/reach.ts'
import type { EnrolmentReach } from '../queries/enrolments.ts'

/** An enrolment is its learner's; the unit is the department of the learner then. */
export const reachEnrolment = relations<EnrolmentReach>({
  own: { column: 'user_id', ids: (actor) => [actor.id] },
  department: { column: 'unit_id', ids: (actor) => actor.departmentIds },
  tree: { column: 'unit_id', ids: (actor) => actor.treeIds },
})

/** What somebody learns is addressed to them: this opens their own list, whether or not they follow learners. */
export const reachLearnt = relations<EnrolmentReach>({ audience: { column: 'user_id', ids: (actor) => [actor.id] } })

/** The course of an enrolment, as its own access looks at it. */
const reachCourse = relations<EnrolmentReach>({
  own: { column: 'course_created_by', ids: (actor) => [actor.id] },
  department: { column: 'course_unit_id', ids: (actor) => actor.departmentIds },
  tree: { column: 'course_unit_id', ids: (actor) => actor.treeIds },
})

const learns = living<EnrolmentReach>(
  (actor, row) => row.user_id === actor.id && row.status !== 'CANCELED' && holdsFlag(actor, 'training', 'learn'),
)
const grades = living(within(reachEnrolment, 'training.grade'))

export const canEnrolment = {
  view: living(within(reachEnrolment, 'training.progress.view')),
  learn: learns,
  /** Nobody grades what they learnt. */
  grade: ((actor, row) => row.user_id !== actor.id && grades(actor, row)) as May<EnrolmentReach>,
  manage: living(within(reachCourse, 'training.create')),
}

/** Who learns is the only one for whom an enrolment is there to be learnt on. */
export const canLearn = { view: learns, learn: learns }
