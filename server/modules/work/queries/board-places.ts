import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

/** The place of each task in its list, and of each sub-task below its task, from one on. Index: tasks_of_project_living. */
export async function readBoardPlaces(db: Queryable, projectIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; place: number }>`
    select id, (row_number() over (partition by list_id, parent_id order by place, id))::int as place
    from tasks where project_id = any(${projectIds}) and deleted_at is null`.execute(db)
  return new Map(rows.map(({ id, place }) => [id, place]))
}
