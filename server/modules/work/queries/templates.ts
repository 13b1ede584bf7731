import type { Label } from '@diwan/contract/labels/schemas'
import { MAX_OFFERED_TEMPLATES, MAX_TEMPLATES } from '@diwan/contract/work/limits'
import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import { among } from '../../../kit/access/among.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { tokensIn } from '../../audience/public.ts'
import { labelsIn } from '../../labels/public.ts'
import { reachInside } from '../access.ts'
import type { ProjectTemplates } from '../rows.gen.ts'
import { personIn, type Inside, type NamedPerson } from './inside.ts'

/** What lists of templates say of one. */
export interface TemplateOutline {
  readonly lists: readonly string[]
  readonly tasks: number
  readonly subtasks: number
  readonly milestones: number
  /** Working days from its first day to its last. */
  readonly days: number | null
  readonly people: boolean
}

/** A template as access and presenter need it. */
export interface TemplateRow extends Inside {
  readonly title: string
  readonly description: string
  readonly everywhere: boolean
  readonly outline: TemplateOutline
  readonly creator: NamedPerson
  readonly updated_at: Date
  readonly version: number
  readonly workspace_name: string
  readonly workspace_colour: string
}

const read = (userId: string, rest: RawBuilder<unknown>) => sql<TemplateRow>`
  select record.id, record.workspace_id, record.title, record.description, record.everywhere, record.outline, record.updated_at,
    record.version, ${personIn('record.created_by')} as creator, workspace.name as workspace_name, workspace.colour as workspace_colour,
    me.degree, ${tokensIn('workspace')} as tokens, workspace.archived_at is not null as archived,
    workspace.archived_at is not null as workspace_archived, workspace.deleted_at
  from project_templates record join workspaces workspace on workspace.id = record.workspace_id
  left join object_people me on me.object_id = workspace.id and me.user_id = ${userId}::uuid ${rest}`

const inOrder = sql`order by record.updated_at desc, record.id`
const sees = among(reachInside, 'workspace.view')

/** Of a workspace that the caller reads. Index: project_templates_of_workspace. */
export async function readTemplates(db: Queryable, { id }: Pick<Actor, 'id'>, workspaceId: string): Promise<TemplateRow[]> {
  const own = sql`where record.workspace_id = ${workspaceId} ${inOrder} limit ${sql.lit(MAX_TEMPLATES)}`
  return (await read(id, own).execute(db)).rows
}

/** Of the other workspaces that the caller reads, where they are offered everywhere. Index: project_templates_everywhere. */
export async function readOthersTemplates(db: Queryable, actor: Actor, workspaceId: string): Promise<TemplateRow[]> {
  const others = sql`where record.everywhere and record.workspace_id <> ${workspaceId} and workspace.deleted_at is null
    and workspace.archived_at is null and ${sees(actor, 'record')} ${inOrder} limit ${sql.lit(MAX_OFFERED_TEMPLATES)}`
  return (await read(actor.id, others).execute(db)).rows
}

/** As it stands to this person. `lock`: until the commit. */
export async function readTemplate(db: Queryable, { id }: Pick<Actor, 'id'>, templateId: string, lock = false) {
  const one = sql`where record.id = ${templateId} ${lock ? sql`for update of record` : sql``}`
  return (await read(id, one).execute(db)).rows[0]
}

export async function readTemplateContent(db: Queryable, id: string): Promise<unknown> {
  return (await db.selectFrom('project_templates').select('content').where('id', '=', id).executeTakeFirst())?.content
}

/** Under the lock of the workspace. */
export async function countTemplates(db: Queryable, workspaceId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from project_templates where workspace_id = ${workspaceId}`.execute(db)
  return rows[0]!.count
}

export async function insertTemplate(db: Queryable, row: Insertable<ProjectTemplates>): Promise<void> {
  await db.insertInto('project_templates').values(row).execute()
}

export async function updateTemplate(db: Queryable, id: string, set: Updateable<ProjectTemplates>): Promise<void> {
  await db.updateTable('project_templates').set(set).where('id', '=', id).execute()
}

export async function deleteTemplateRow(db: Queryable, id: string): Promise<void> {
  await db.deleteFrom('project_templates').where('id', '=', id).execute()
}

/** A task as a template takes it. */
export interface WholeTaskRow {
  readonly id: string
  readonly parent_id: string | null
  readonly list_id: string
  readonly title: string
  readonly priority: string
  readonly start_date: string | null
  readonly due_date: string | null
  readonly duration: number | null
  readonly estimate: number | null
  readonly milestone_id: string | null
  readonly labels: Label[]
  readonly assignees: readonly string[]
  readonly items: readonly string[]
}

/** All tasks of a project but those given up, in the order of its board, each sub-task behind its task. Index: tasks_of_project_living. */
export async function readWholeTasks(db: Queryable, projectId: string, most: number): Promise<WholeTaskRow[]> {
  const { rows } = await sql<WholeTaskRow>`
    select task.id, task.parent_id, task.list_id, task.title, task.priority, task.start_date::text as start_date,
      task.due_date::text as due_date, task.duration, task.estimate, task.milestone_id, ${labelsIn('task')} as labels,
      array(select user_id from task_assignees assigned where assigned.task_id = task.id order by user_id) as assignees,
      array(select title from task_items item where item.task_id = task.id order by item.place) as items
    from tasks task join task_lists list on list.id = task.list_id
    left join tasks parent on parent.id = task.parent_id
    where task.project_id = ${projectId} and task.deleted_at is null and task.status <> 'CANCELED'
      and (task.parent_id is null or (parent.deleted_at is null and parent.status <> 'CANCELED'))
    order by task.parent_id is not null, list.place, task.place limit ${sql.lit(most)}`.execute(db)
  return rows
}
