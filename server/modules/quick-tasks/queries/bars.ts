import { addDays } from '@diwan/core/hijri'
import { sql } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import { branches } from '../../../kit/access/branches.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'
import { reach } from '../access.ts'
import type { QuickTaskReach } from './quick-task.ts'

export interface DatedRow extends QuickTaskReach, Cursor {
  readonly person_id: string
  readonly person_name: string
  readonly person_photo: string | null
}

interface BarQuery {
  readonly from: string
  readonly to: string
  /** Only what the caller has to do. */
  readonly mine: boolean
  readonly after: Cursor | undefined
  readonly limit: number
}

const readable = branches(reach, 'quickTasks.view')

/** Open quick tasks with a day between two, by their day. A line begins with the day. Indexes: quick_tasks_open, quick_tasks_assigned_open. */
export async function readDated(db: Queryable, actor: Actor, { from, to, mine, after, limit }: BarQuery): Promise<DatedRow[]> {
  const own = mine ? sql`and coalesce(record.assignee_id, record.created_by) = ${actor.id}` : sql``
  const page = readable(actor, {
    table: 'quick_tasks',
    sort: 'line',
    sortType: 'key',
    rising: true,
    where: sql`record.deleted_at is null and record.done_at is null and record.line >= ${from} and record.line < ${addDays(to, 1)} ${own}`,
    after,
    limit,
  })
  if (!page) return []
  const { rows } = await sql<DatedRow>`
    with page as (${page})
    select quick_task.*, page.sort, person.id as person_id, person.full_name as person_name, person.photo_id as person_photo
    from page join quick_tasks quick_task on quick_task.id = page.id
      join users person on person.id = coalesce(quick_task.assignee_id, quick_task.created_by)
    order by quick_task.line, quick_task.id`.execute(db)
  return rows
}
