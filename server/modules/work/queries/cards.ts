import { sql } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { labelsIn } from '../../labels/public.ts'
import { standing, type NamedPerson } from './inside.ts'
import { around, type TaskRow } from './tasks.ts'

/** What is told of an opened task alone. */
type OfOne =
  | 'created_by'
  | 'creator'
  | 'parent_title'
  | 'waits_for'
  | 'waits_until'
  | 'place'
  | 'own_progress'
  | 'done_at'
  | 'is_sub'
/** What orders and refers, for the database alone. */
type Kept = 'parent_is_sub' | 'due_order' | 'priority_order'

/** A task as a board, a table and a list show it. */
export type CardRow = Omit<TaskRow, OfOne | Kept>
type Read = Omit<CardRow, 'assignees'> & { readonly assigned: readonly string[] }

const columns = sql`task.id, task.workspace_id, task.project_id, task.parent_id, task.list_id, task.title, task.status, task.priority,
  task.start_date::text as start_date, task.due_date::text as due_date, task.duration, task.progress, task.items, task.open_items,
  task.milestone_id, (select milestone.title from milestones milestone where milestone.id = task.milestone_id) as milestone_title,
  task.repeat, task.next_id, task.estimate, task.created_at, task.updated_at, task.version, task.deleted_at,
  project.title as project_title, ${labelsIn('task')} as labels, sub.subtasks, sub.open_subtasks, ${standing},
  array(select user_id from task_assignees assigned where assigned.task_id = task.id) as assigned`

/** Of these those that there are, in this order, as they stand to this person: in two trips, since few people are on many cards. */
export async function readCards(db: Queryable, actor: Pick<Actor, 'id'>, ids: readonly string[]): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Read>`
    select ${columns} from tasks task ${around(actor.id)} where ${anyOf('task.id', ids)}`.execute(db)
  const people = await readNamed(db, [...new Set(rows.flatMap(({ assigned }) => assigned))])
  const named = ({ assigned, ...row }: Read): CardRow => ({ ...row, assignees: people.filter(({ id }) => assigned.includes(id)) })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [named(row)] : []
  })
}

/** By name. */
async function readNamed(db: Queryable, ids: readonly string[]): Promise<NamedPerson[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<NamedPerson>`
    select id, full_name as name, photo_id as photo from users where ${anyOf('id', ids)} order by full_name, id::text`.execute(db)
  return rows
}
