import { courseEvents } from '@diwan/contract/training/events'
import { lessonsOf } from '@diwan/core/training/outline'
import { z } from 'zod'
import type { ChannelKind, FileReader, ObjectKind } from '../../../kit/module.ts'
import { can } from '../access/courses.ts'
import { canEnrolment } from '../access/enrolments.ts'
import { readCourse, readCourses } from '../queries/courses.ts'
import { coursesOf, enrolledAmong, latestOf } from '../queries/enrolments.ts'
import { readOutline } from '../queries/versions.ts'
import { versionOf } from './learning.ts'

/** Who may see a course, for the modules that know it only by its id: those as well who are enrolled on it. */
export const courseKind: ObjectKind = {
  kind: 'course',
  readable: async ({ db }, actor, ids) => {
    const rows = (await readCourses(db, ids)).filter((row) => row.deleted_at === null)
    const learnt = actor.grants.has('training.learn') ? await coursesOf(db, actor.id, ids) : new Set()
    return rows.filter((row) => can.view(actor, row) || learnt.has(row.id)).map(({ id }) => id)
  },
  readers: async ({ db }, people, id) => {
    const row = await readCourse(db, id)
    if (!row || row.deleted_at !== null) return []
    const ids = people.map((person) => person.id)
    const enrolled = await enrolledAmong(db, id, ids)
    return people.filter((person) => can.view(person, row) || (person.grants.has('training.learn') && enrolled.has(person.id)))
  },
  activity: {
    audiences: async ({ db }, actor, id) => {
      const row = await readCourse(db, id)
      return row && can.edit(actor, row) ? ['public'] : undefined
    },
    events: Object.values(courseEvents),
    shown: z.object({ nameAr: z.string().optional(), nameEn: z.string().optional(), count: z.int().optional() }),
  },
}

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

export const courseFollower: ChannelKind = {
  prefix: 'course',
  module: 'training',
  mayFollow: async ({ db }, actor, channel) => {
    const [, id = ''] = new RegExp(`^course:(${ID})$`).exec(channel) ?? []
    const row = id ? await readCourse(db, id) : undefined
    return row !== undefined && can.edit(actor, row)
  },
}

/**
 * The cover by those who see the course; what lies in its lessons by those who write it, and by those who are enrolled on the version that
 * shows it: what is being written is not theirs yet.
 */
export const readsCourseFile: FileReader = async ({ db }, caller, id, fileId) => {
  const row = caller ? await readCourse(db, id) : undefined
  if (!caller || !row || row.deleted_at !== null) return false
  if (can.edit(caller, row) || (row.cover_id === fileId && can.view(caller, row))) return true
  const enrolment = await latestOf(db, id, caller.id)
  if (!enrolment || !canEnrolment.learn(caller, enrolment)) return false
  if (row.cover_id === fileId) return true
  const version = versionOf(row, enrolment)
  return version > 0 && lessonsOf(await readOutline(db, id, version)).some((one) => 'fileId' in one && one.fileId === fileId)
}
