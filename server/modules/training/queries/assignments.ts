import type { AudienceToken } from '@diwan/contract/kit/tokens'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

export interface AssignmentRow {
  readonly token: AudienceToken
  readonly mandatory: boolean
  readonly due_day: string | null
  readonly created_by: string
  readonly created_at: Date
  readonly creator_name: string
  readonly creator_photo: string | null
}

/** What is mandatory first: who is meant by several is enrolled by that. */
export async function readAssignments(db: Queryable, courseId: string): Promise<AssignmentRow[]> {
  const { rows } = await sql<AssignmentRow>`
    select assignment.token, assignment.mandatory, assignment.due_on::text as due_day, assignment.created_by, assignment.created_at,
      creator.full_name as creator_name, creator.photo_id as creator_photo
    from course_assignments assignment join users creator on creator.id = assignment.created_by
    where assignment.course_id = ${courseId} order by assignment.mandatory desc, assignment.created_at, assignment.token`.execute(
    db,
  )
  return rows
}

interface Assigned {
  readonly courseId: string
  readonly tokens: readonly AudienceToken[]
  readonly mandatory: boolean
  readonly dueDay: string | null
  readonly by: string
  readonly at: Date
}

/** Who is assigned already stays so, with the new day: it is the same assignment. */
export async function keepAssignments(db: Queryable, of: Assigned): Promise<void> {
  await sql`insert into course_assignments (course_id, token, mandatory, due_on, created_by, created_at)
    select ${of.courseId}::uuid, token, ${of.mandatory}::boolean, ${of.dueDay}::date, ${of.by}::uuid, ${of.at}::timestamptz
    from unnest(${[...of.tokens]}::text[]) wanted(token)
    on conflict (course_id, token) do update set mandatory = excluded.mandatory, due_on = excluded.due_on`.execute(db)
}

export async function deleteAssignment(db: Queryable, courseId: string, token: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from course_assignments
    where course_id = ${courseId} and token = ${token}`.execute(db)
  return numAffectedRows === 1n
}

/** Published courses that are assigned to any of these; all that are assigned to somebody. Index: course_assignments_by_token. */
export async function assignedCourses(db: Queryable, tokens: readonly string[] | 'any'): Promise<string[]> {
  const named = tokens === 'any' ? sql`` : sql`and assignment.token = any(${[...tokens]}::text[])`
  const { rows } = await sql<{ id: string }>`
    select course.id from courses course where course.status = 'published' and course.deleted_at is null
      and course.archived_at is null
      and exists (select from course_assignments assignment where assignment.course_id = course.id ${named})
    order by course.id`.execute(db)
  return rows.map(({ id }) => id)
}
