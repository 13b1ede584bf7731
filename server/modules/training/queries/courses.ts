import { sql } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { tokensIn } from '../../audience/public.ts'
import type { Courses } from '../rows.gen.ts'

/** A course as access looks at it. */
export interface CourseReach extends Selectable<Courses> {
  readonly tokens: readonly string[]
}

/** A course as the presenter needs it, with the names of its unit and of who made it. */
export interface CourseRow extends CourseReach {
  readonly sort: string
  readonly creator_name: string
  readonly creator_photo: string | null
  readonly unit_name_ar: string | null
  readonly unit_name_en: string | null
}

export const columnsBy = (sort: string) => sql`
  course.*, ${sql.ref(`course.${sort}`)}::text as sort, ${tokensIn('course')} as tokens, creator.full_name as creator_name,
  creator.photo_id as creator_photo, unit.name_ar as unit_name_ar, unit.name_en as unit_name_en`
export const withNames = sql`join users creator on creator.id = course.created_by left join units unit on unit.id = course.unit_id`

export async function insertCourse(db: Queryable, row: Insertable<Courses>): Promise<void> {
  await db.insertInto('courses').values(row).execute()
}

export async function updateCourse(db: Queryable, id: string, set: Updateable<Courses>): Promise<void> {
  await db.updateTable('courses').set(set).where('id', '=', id).execute()
}

export async function readCourses(db: Queryable, ids: readonly string[]): Promise<CourseRow[]> {
  const { rows } = await sql<CourseRow>`
    select ${columnsBy('updated_at')} from courses course ${withNames} where ${anyOf('course.id', ids)}`.execute(db)
  return rows
}

export const readCourse = async (db: Queryable, id: string): Promise<CourseRow | undefined> => (await readCourses(db, [id]))[0]

/** The row lock that every command takes first. */
export async function lockCourse(db: Queryable, id: string): Promise<CourseRow | undefined> {
  await sql`select from courses where id = ${id} for update`.execute(db)
  return readCourse(db, id)
}

/** As those take it who are enrolled, many at a time: it is not closed, renewed or deleted until they are. */
export async function holdCourse(db: Queryable, id: string): Promise<CourseRow | undefined> {
  await sql`select from courses where id = ${id} for share`.execute(db)
  return readCourse(db, id)
}
