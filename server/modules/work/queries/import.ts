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

/** What a task of a project is called, and the one it is a sub-task of. */
interface TitleRow {
  readonly id: string
  readonly title: string
  readonly parent_id: string | null
  readonly parent: string | null
}

/** The titles of a project. Index: tasks_of_project_living. */
export async function readTitles(db: Queryable, projectId: string): Promise<TitleRow[]> {
  const { rows } = await sql<TitleRow>`
    select task.id, task.title, task.parent_id, parent.title as parent from tasks task left join tasks parent on parent.id = task.parent_id
    where task.project_id = ${projectId} and task.deleted_at is null`.execute(db)
  return rows
}
