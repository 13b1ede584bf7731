import { courseEvents, enrolmentEvents, overdueNoted } from '@diwan/contract/training/events'
import { unitEvents } from '@diwan/contract/units/events'
import { userEvents } from '@diwan/contract/users/events'
import type { NotificationRule } from '../../../kit/module.ts'
import { inTurn } from '../../../kit/platform/in-turn.ts'
import type { Portal } from '../../../kit/portal.ts'
import type { Reaction } from '../../../kit/record/jobs.ts'
import { readActor } from '../../access/public.ts'
import { headsOf } from '../../units/public.ts'
import { assignedCourses } from '../queries/assignments.ts'
import { readCourse } from '../queries/courses.ts'
import { readBatch, readEnrolment } from '../queries/enrolments.ts'
import { tellDue } from '../service/due.ts'
import { noteOverdue, overdueOf } from '../service/overdue-notes.ts'
import { renewExpiring } from '../service/renew.ts'
import { enrolInto, enrolMeant } from '../service/enrol-meant.ts'

/** Its learner hears of what others, or the day, made of it. */
const toLearner: NotificationRule = {
  recipients: async ({ db }, { objectId }) => {
    const row = await readEnrolment(db, objectId)
    return row && row.status !== 'CANCELED' ? [row.user_id] : []
  },
  params: async ({ db }, { objectId, detail }) => {
    const row = await readEnrolment(db, objectId)
    const day = detail['dueDay']
    return {
      name_ar: row?.name_ar ?? '',
      name_en: row?.name_en ?? '',
      course: row?.course_id ?? '',
      person: row?.learner_name ?? '',
      ...(typeof day === 'string' && { day }),
    }
  },
  path: (_id, { course = '' }) => `/user/training/details/${course}`,
}

/** Those who lead the unit of the learner; where nobody does, who made the course. The policy of the record is asked again for each. */
const toMarkers: NotificationRule = {
  ...toLearner,
  recipients: async ({ db }, { objectId }) => {
    const row = await readEnrolment(db, objectId)
    if (!row || row.status !== 'CHECKING') return []
    const heads = row.unit_id === null ? [] : await headsOf(db, row.unit_id)
    const others = [...heads, row.course_created_by].filter((id) => id !== row.user_id)
    return [...new Set(others)]
  },
  path: (id, { course = '' }) => `/admin/training/details?id=${course}&part=marking&enrolment=${id}`,
}

/** It is about the office of its reader; whose learning it names was asked of what the reader follows. */
const toLeader: NotificationRule = {
  toSelf: true,
  recipients: (_portal, { objectId }) => Promise.resolve([objectId]),
  params: async (portal, { objectId }) => {
    const { people, names } = await overdueOf(portal, objectId)
    const more = people > names.length ? '…' : ''
    return { people: String(people), name_ar: `${names.join('، ')}${more}`, name_en: `${names.join(', ')}${more}` }
  },
  path: () => '/admin/training?view=overdue',
}

export const enrolmentNotifications: Readonly<Record<string, NotificationRule>> = {
  [courseEvents.enrolled.name]: {
    recipients: ({ db }, { detail }) => readBatch(db, String(detail['batch'])),
    params: async ({ db }, { objectId }) => {
      const course = await readCourse(db, objectId)
      return { name_ar: course?.name_ar ?? '', name_en: course?.name_en ?? '' }
    },
    path: (id) => `/user/training/details/${id}`,
  },
  [enrolmentEvents.due.name]: toLearner,
  [enrolmentEvents.certified.name]: toLearner,
  [enrolmentEvents.revoked.name]: toLearner,
  [enrolmentEvents.renewed.name]: toLearner,
  [enrolmentEvents.marked.name]: toLearner,
  [enrolmentEvents.failed.name]: toLearner,
  [enrolmentEvents.retried.name]: toLearner,
  [enrolmentEvents.owed.name]: toMarkers,
  [overdueNoted.name]: toLeader,
}

const names = (events: readonly { readonly name: string }[]): string[] => events.map(({ name }) => name)

/** People are enrolled when a course comes out or is assigned, and when they come to be meant. */
export const enrolling = (portal: Portal): readonly Reaction[] => [
  {
    name: 'training.enrol_meant',
    events: names([courseEvents.published, courseEvents.reopened, courseEvents.assigned]),
    run: ({ objectId }) => enrolMeant(portal, objectId),
  },
  {
    name: 'training.enrol_person',
    events: names([userEvents.created, userEvents.updated, userEvents.enabled]),
    run: async ({ objectId }) => {
      const person = await readActor(portal, objectId)
      if (person) await enrolInto(portal, await assignedCourses(portal.db, person.tokens))
    },
  },
  {
    // who comes to a unit comes to those above it as well, which a move changes
    name: 'training.enrol_units',
    events: names([unitEvents.joined, unitEvents.moved, unitEvents.restored]),
    run: async () => enrolInto(portal, await assignedCourses(portal.db, 'any')),
  },
]

/** Each night: those who came to be meant by any other way are enrolled, and those whose certificate expires; what is due is told. */
export const enrolmentNight = (portal: Portal): Promise<void> =>
  inTurn([
    async () => enrolInto(portal, await assignedCourses(portal.db, 'any')),
    () => renewExpiring(portal),
    () => tellDue(portal),
    () => noteOverdue(portal),
  ])
