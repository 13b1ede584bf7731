import { WIDGET_ROWS } from '@diwan/contract/kit/widgets'
import { EnrolmentQuery, type Enrolment } from '@diwan/contract/training/schemas/enrolment'
import type { WaitingList, Widget } from '../../../kit/module.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { localName } from '../../../kit/words/local-name.ts'
import { plannedContent, shownNames } from '../../publishing/public.ts'
import { course } from '../kind.ts'
import { readCourses } from '../queries/courses.ts'
import { courseContent } from './publish.ts'
import { listEnrolments } from './enrolments.ts'

const learning = { module: 'training', flag: 'learn', path: '/user/training', topics: ['training'] } as const

/** The courses assigned to the caller, by their due day. */
async function firstOf(ctx: Ctx, status?: Enrolment['status']): Promise<Enrolment[]> {
  const asked = { view: 'assigned', sort: 'due', direction: 'rising', limit: WIDGET_ROWS, status }
  return (await listEnrolments(ctx, EnrolmentQuery.parse(asked))).items
}

const rowOf = (ctx: Ctx, { id, course: of, dueDay, overdue }: Enrolment) => ({
  id,
  title: localName(ctx, of),
  ...(dueDay !== null && { day: dueDay, late: overdue }),
  path: course.name.path(of.id),
})

export const waitingCourses: WaitingList = {
  ...learning,
  key: 'training.assigned',
  number: 'training.assigned',
  read: async (ctx) =>
    (await firstOf(ctx)).map((one) => ({
      ...rowOf(ctx, one),
      icon: 'training',
      required: one.mandatory,
      action: one.status === 'NEW' ? ('begin' as const) : ('continue' as const),
    })),
}

/** How far the caller has come with what they learn. */
export const begunCourses: Widget = {
  ...learning,
  key: 'training.begun',
  area: 'user',
  size: 'low',
  column: 2,
  order: 90,
  read: async (ctx) => {
    const items = (await firstOf(ctx, 'OPEN')).map((one) => ({
      ...rowOf(ctx, one),
      progress: one.required === 0 ? 0 : Math.round((one.done / one.required) * 100),
    }))
    return items.length > 0 ? { shape: 'rows', items } : undefined
  },
}

/** Learners who are late, the latest first. */
export const overdueLearners: Widget = {
  key: 'training.overdue',
  module: 'training',
  flag: 'progress.view',
  area: 'admin',
  tab: 'learning',
  size: 'middle',
  column: 0,
  order: 20,
  number: 'training.overdue',
  path: '/admin/training?view=overdue',
  topics: ['training'],
  read: async (ctx) => {
    const asked = EnrolmentQuery.parse({ view: 'overdue', sort: 'due', direction: 'rising', limit: WIDGET_ROWS })
    const { items } = await listEnrolments(ctx, asked)
    const rows = items.map((one) => ({ ...rowOf(ctx, one), below: one.person.fullName, person: one.person }))
    return rows.length > 0 ? { shape: 'rows', items: rows } : undefined
  },
}

/** Courses that are published or closed soon. */
export const plannedCourses = plannedContent(courseContent, {
  path: '/admin/training',
  read: (db, _actor, ids) => readCourses(db, ids),
  title: (ctx, row) => localName(ctx, shownNames(row)),
  open: (id) => `${course.name.editPath(id)}&part=publishing`,
})
