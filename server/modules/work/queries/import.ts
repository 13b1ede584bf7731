import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

/** Somebody a file may name. */
interface MemberRow {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** The people of a workspace. Index: object_people_pkey. */
export async function readMembers(db: Queryable, workspaceId: string): Promise<MemberRow[]> {
  const { rows } = await sql<MemberRow>`
    select person.id, person.full_name as name, person.email from object_people link
    join users person on person.id = link.user_id where link.object_id = ${workspaceId}`.execute(db)
  return rows
}

/** What the tasks of a project are called, without its sub-tasks. Index: tasks_of_project_living. */
export async function readTitles(db: Queryable, projectId: string): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select title from tasks where project_id = ${projectId} and deleted_at is null and parent_id is null`.execute(db)
  return rows.map(({ title }) => title)
}
