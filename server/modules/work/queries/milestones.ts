import { sql, type Insertable, type Updateable } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Milestones } from '../rows.gen.ts'

export interface MilestoneRow {
  readonly id: string
  readonly project_id: string
  readonly title: string
  readonly due_date: string | null
  readonly version: number
  readonly tasks: number
  readonly tasks_done: number
}

const read = (where: ReturnType<typeof sql>) => sql<MilestoneRow>`
  select milestone.id, milestone.project_id, milestone.title, milestone.due_date::text as due_date, milestone.version, led.tasks, led.tasks_done
  from milestones milestone
  cross join lateral (
    select count(*)::int as tasks, count(*) filter (where task.status = 'DONE')::int as tasks_done
    from tasks task where task.milestone_id = milestone.id and task.deleted_at is null and task.status <> 'CANCELED'
  ) led
  where ${where} order by milestone.due_date nulls last, milestone.title, milestone.id`

/** By their day; as many as a project may have. Indexes: milestones_in_project, tasks_of_milestone. */
export async function readMilestones(db: Queryable, projectId: string): Promise<MilestoneRow[]> {
  return (await read(sql`milestone.project_id = ${projectId}`).execute(db)).rows
}

export async function readMilestone(db: Queryable, id: string): Promise<MilestoneRow | undefined> {
  return (await read(sql`milestone.id = ${id}`).execute(db)).rows[0]
}

/** It stays until the end of the transaction, so that a task can lead to it. */
export async function holdMilestone(db: Queryable, projectId: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from milestones where project_id = ${projectId} and id = ${id} for key share`.execute(db)
  return rows.length > 0
}

export async function insertMilestone(db: Queryable, row: Insertable<Milestones>): Promise<void> {
  await db.insertInto('milestones').values(row).execute()
}

export async function updateMilestone(db: Queryable, id: string, set: Updateable<Milestones>): Promise<void> {
  await db.updateTable('milestones').set(set).where('id', '=', id).execute()
}

export async function deleteMilestoneRow(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('milestones').where('id', '=', id).execute()
}
