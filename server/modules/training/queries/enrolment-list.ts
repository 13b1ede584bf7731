import type { Relation } from '@diwan/contract/access/vocabulary'
import { enrolmentList } from '@diwan/contract/training/list'
import { LIVE_STATUSES, type EnrolmentView } from '@diwan/contract/training/vocabulary'
import { sql } from 'kysely'
import { lister } from '../../../kit/list/lister.ts'
import { byReach } from '../../../kit/list/readers.ts'
import type { Reach } from '../../../kit/access/reach.ts'
import { reachEnrolment, reachLearnt } from '../access/enrolments.ts'
import { columnsBy, withNames, type EnrolmentReach, type EnrolmentRow } from './enrolments.ts'

const living = sql`record.deleted_at is null`
const live = sql.join(LIVE_STATUSES.map((one) => sql.lit(one)))
const OWN: ReadonlySet<EnrolmentView> = new Set(['assigned', 'completed'])
/** A list of learners does not show what its reader learns. */
const REACHED: readonly Relation[] = ['department', 'tree', 'all']

/** With the day that decides what is late. */
interface EnrolmentsAsked {
  readonly view: EnrolmentView
  /** Where the organisation is: what was due before is late. */
  readonly today: string
}

const pagedBy = (flag: string, reach: Reach<EnrolmentReach>, only: readonly Relation[]) =>
  lister<
    EnrolmentView,
    (typeof enrolmentList)['sorts'][number],
    (typeof enrolmentList)['filters'],
    EnrolmentRow,
    'read',
    EnrolmentsAsked
  >(enrolmentList, {
    table: 'enrolments',
    readers: { read: byReach(reach, flag) },
    sorts: { created: 'created_at', due: { column: 'due_order', type: 'int' } },
    views: {
      assigned: () => sql`${living} and record.status in (${live})`,
      completed: () => sql`${living} and record.status = 'completed'`,
      learners: () => living,
      // by the column of its order, so that one range holds them and nothing else; without a day it is last. Index: enrolments_late
      overdue: (_actor, { today }) =>
        sql`${living} and record.status in ('NEW', 'OPEN') and record.due_order < ${today}::date - date '2000-01-01'`,
      // nobody marks what they handed in
      marking: ({ id }) => sql`${living} and record.status = 'CHECKING' and record.user_id <> ${id}`,
    },
    viewOf: ({ view }) => view,
    only: () => only,
    filters: { courseId: 'course_id', userId: 'user_id', unitId: 'unit_id', status: 'status', created: 'created_at' },
    zone: ({ actor }) => actor.reading.zone,
    as: 'enrolment',
    columns: (_actor, sort) => columnsBy(sort),
    joins: withNames,
  })

const learnt = pagedBy('training.learn', reachLearnt, ['audience'])
export const followedPaged = pagedBy('training.progress.view', reachEnrolment, REACHED)

/** Each view by the right that opens it. */
export const pagedOf = (view: EnrolmentView) => (OWN.has(view) ? learnt : followedPaged)
