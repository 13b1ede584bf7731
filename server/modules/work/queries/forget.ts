import { projectChannel } from '@diwan/contract/work/channels'
import { sql } from 'kysely'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { redactEntries } from '../../../kit/record/channels.ts'

/**
 * The rows of purged workspaces, projects and tasks with all that lies in them, and what boards were told of those tasks: they are purged
 * too, but perhaps later, when nobody knows any more which board it was.
 */
export async function forgetWork(db: Queryable, ids: readonly string[]): Promise<void> {
  const purged = [...ids]
  const { rows } = await sql<{ id: string; project_id: string }>`
    select id, project_id from tasks where id = any(${purged}) union
    select id, project_id from tasks where parent_id = any(${purged}) union
    select id, project_id from tasks where project_id = any(${purged}) union
    select id, project_id from tasks where workspace_id = any(${purged})`.execute(db)
  const tasks = rows.map(({ id }) => id)
  const boards = [...new Set(rows.map(({ project_id }) => projectChannel(project_id)))]
  if (boards.length > 0) await redactEntries(db, boards, tasks)
  await db.deleteFrom('tasks').where(anyOf('id', tasks)).execute()
  await db.deleteFrom('projects').where(anyOf('id', purged)).execute()
  await db.deleteFrom('workspaces').where(anyOf('id', purged)).execute()
}
