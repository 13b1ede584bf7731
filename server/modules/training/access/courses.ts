import { living } from '../../../kit/access/living.ts'
import { audience, relations, within, type May } from '../../../kit/access/reach.ts'
import type { CourseReach } from '../queries/courses.ts'

/** Which column carries which relation. Role settings (data) say who holds which, per flag. */
export const reach = relations<CourseReach>({
  own: { column: 'created_by', ids: (actor) => [actor.id] },
  department: { column: 'unit_id', ids: (actor) => actor.departmentIds },
  tree: { column: 'unit_id', ids: (actor) => actor.treeIds },
  audience: audience({ kind: 'course', repeats: 'published_at' }),
})

const edits = living(within(reach, 'training.create'))
const addressed = living(within(reach, 'training.learn'))
const isPublished = (row: CourseReach): boolean => row.status === 'published'

export const can = {
  view: living(within(reach, 'training.view')),
  /** To begin it, where nobody enrolled this person; who is enrolled learns by the enrolment. */
  learn: ((actor, row) => isPublished(row) && addressed(actor, row)) as May<CourseReach>,
  edit: edits,
  publish: edits,
  delete: edits,
  /** To see its learners, those of them whom this person follows. */
  progress: edits,
}
