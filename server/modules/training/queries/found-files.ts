import { sql, type RawBuilder } from 'kysely'
import { among } from '../../../kit/access/among.ts'
import type { Actor } from '../../../kit/access/actor.ts'
import { unseen } from '../../../kit/db/unseen.ts'
import type { PartReaders, Searchable } from '../../../kit/module.ts'
import { reach } from '../access/courses.ts'
import { readCourse } from './courses.ts'
import { filesShown } from './versions.ts'

/** Files of the lessons of the newest version. Files that only a draft names are found by nobody. */
export const placesOfFiles: NonNullable<Searchable['placesOfFiles']> = async (db, courseId, files) => {
  const row = await readCourse(db, courseId)
  if (!row) return []
  const shown = await filesShown(db, courseId, row.course_version)
  return files.filter((id) => shown.has(id)).map((id) => ({ id, audience: 'learners', at: row.created_at }))
}

const writes = among(reach, 'training.create')

/** The files of lessons are read by the writers of a course and those enrolled on its newest version, not by all who see it. */
export const readsLessons: PartReaders = (actor, record) => sql`(${writes(actor, record)} or ${learns(actor, record)})`

/** By the enrolment that `latestOf` takes. Index: enrolments_of_person_on_course. */
function learns(actor: Actor, record: string): RawBuilder<boolean> {
  if (!actor.grants.has('training.learn')) return sql`false`
  const newest = sql.ref(`${record}.course_version`)
  return sql`coalesce((select coalesce(mine.course_version, ${newest}) = ${newest} from enrolments mine
    where mine.course_id = ${sql.ref(`${record}.id`)} and mine.user_id = ${unseen(actor.id, 'uuid')}
      and mine.deleted_at is null and mine.status <> 'CANCELED'
    order by mine.status = 'completed', mine.created_at desc limit 1), false)`
}
