import { courseEvents, enrolmentEvents } from '@diwan/contract/training/events'
import { courseKind, enrolmentKind } from '@diwan/contract/training/kind'
import { personToken } from '@diwan/contract/kit/tokens'
import { z } from 'zod'
import type { Actor } from '../../kit/access/actor.ts'
import { recordKind } from '../../kit/kind/record-kind.ts'
import type { FileReader } from '../../kit/module.ts'
import type { Delivery } from '../../kit/record/recorded.ts'
import { contentKind } from '../publishing/public.ts'
import { can, reach } from './access/courses.ts'
import { canEnrolment, reachEnrolment } from './access/enrolments.ts'
import { forgetCourses } from './queries/forget.ts'
import { readCourse, readCourses, type CourseRow } from './queries/courses.ts'
import { coursesOf, enrolledAmong, latestOf, readEnrolment, readEnrolments, type EnrolmentRow } from './queries/enrolments.ts'
import { filesShown, versionOf } from './queries/versions.ts'
import { placesOfFiles, readsLessons } from './queries/found-files.ts'
import { readsAnsweredFile } from './service/attempt-files.ts'

/** Those who are enrolled see the course as well, whatever they are to it. */
export const course = contentKind<CourseRow, keyof typeof can>(courseKind, {
  table: 'courses',
  reach,
  can,
  read: readCourses,
  events: courseEvents,
  shown: { count: z.int().optional() },
  files: readsCourseFile,
  filesFound: { parts: { learners: readsLessons }, placesOfFiles },
  /** A course goes after all who were enrolled on it. */
  forget: forgetCourses,
  more: {
    readable: async ({ db }, actor, ids) => {
      const rows = (await readCourses(db, ids)).filter((row) => row.deleted_at === null)
      const learnt = actor.grants.has('training.learn') ? await coursesOf(db, actor.id, ids) : new Set()
      return rows.filter((row) => can.view(actor, row) || learnt.has(row.id)).map(({ id }) => id)
    },
    readers: async ({ db }, people, id) => {
      const row = await readCourse(db, id)
      if (!row || row.deleted_at !== null) return []
      const enrolled = await enrolledAmong(
        db,
        id,
        people.map((person) => person.id),
      )
      const learns = (person: Actor): boolean => person.grants.has('training.learn') && enrolled.has(person.id)
      return people.filter((person) => can.view(person, row) || learns(person))
    },
  },
})

/** An enrolment is seen by those who follow learners, and by its learner. */
const seesEnrolment = (actor: Actor, row: EnrolmentRow): boolean =>
  canEnrolment.view(actor, row) || canEnrolment.learn(actor, row)

export const enrolment = recordKind<EnrolmentRow, EnrolmentRow, keyof typeof canEnrolment>(enrolmentKind, {
  table: 'enrolments',
  reach: reachEnrolment,
  can: canEnrolment,
  read: (db, _actor, ids) => readEnrolments(db, ids),
  title: ({ name_ar, name_en }) => name_ar || name_en,
  events: enrolmentEvents,
  activity: {
    events: Object.values(enrolmentEvents),
    shown: z.object({ lesson: z.string().optional(), days: z.int().optional() }),
  },
  follow: seesEnrolment,
  files: readsAnsweredFile,
  more: {
    readable: async ({ db }, actor, ids) =>
      (await readEnrolments(db, ids)).filter((row) => seesEnrolment(actor, row)).map(({ id }) => id),
    readers: async ({ db }, people, id) => {
      const row = await readEnrolment(db, id)
      return row ? people.filter((person) => seesEnrolment(person, row)) : []
    },
  },
})

/** An enrolment also changes what its learner reads of the course. */
export const deliveryForEnrolment = ({ id, user_id, unit_id }: Pick<EnrolmentRow, 'id' | 'user_id' | 'unit_id'>): Delivery => ({
  object: id,
  channels: [enrolmentKind.channel(id)],
  topics: [...enrolment.hints({ user_id, unit_id }), ...course.hints({ unit_id }, [personToken(user_id)])],
})

/**
 * The cover is read by those who see the course; files of its lessons by those who write it, and by those enrolled on the version that
 * shows them, since drafts are not theirs yet.
 */
async function readsCourseFile(...[{ db }, caller, id, fileId]: Parameters<FileReader>): Promise<boolean> {
  const row = caller ? await readCourse(db, id) : undefined
  if (!caller || !row || row.deleted_at !== null) return false
  if (can.edit(caller, row) || (row.cover_id === fileId && can.view(caller, row))) return true
  const mine = await latestOf(db, id, caller.id)
  if (!mine || !canEnrolment.learn(caller, mine)) return false
  if (row.cover_id === fileId) return true
  return (await filesShown(db, id, versionOf(row, mine))).has(fileId)
}
