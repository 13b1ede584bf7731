import { sql } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'
import type { Projects } from '../rows.gen.ts'
import { joined, personIn, standing, type Inside, type NamedPerson } from './inside.ts'

/** A project as access and presenter need it. */
export interface ProjectRow
  extends
    Omit<Selectable<Projects>, 'start_date' | 'due_date' | 'progress_sum' | 'days' | 'progress_days'>,
    Omit<Inside, 'deleted_at' | 'id' | 'workspace_id'> {
  readonly start_date: string | null
  readonly due_date: string | null
  readonly lead: NamedPerson | null
  readonly workspace_name: string
  readonly workspace_colour: string
  readonly sort: string
}

const columns = sql`project.*, project.start_date::text as start_date, project.due_date::text as due_date,
  ${personIn('project.lead_id')} as lead, project.created_at::text as sort, ${standing}`

/** Of these those that there are, as they stand to this person; to nobody where none is named. */
export async function readProjects(
  db: Queryable,
  actor: Pick<Actor, 'id'> | null,
  ids: readonly string[],
): Promise<ProjectRow[]> {
  const { rows } = await sql<ProjectRow>`
    select ${columns} from projects project ${joined(actor?.id ?? null)} where ${anyOf('project.id', ids)}`.execute(db)
  return rows
}

export const readProject = async (db: Queryable, actor: Pick<Actor, 'id'> | null, id: string): Promise<ProjectRow | undefined> =>
  (await readProjects(db, actor, [id]))[0]

/** The row lock that every command takes first. */
export async function lockProject(db: Queryable, actor: Pick<Actor, 'id'>, id: string): Promise<ProjectRow | undefined> {
  await sql`select from projects where id = ${id} for update`.execute(db)
  return readProject(db, actor, id)
}

interface Wanted {
  readonly workspaceId: string
  readonly archived: boolean
  readonly after: Cursor | undefined
  readonly limit: number
}

/** Those of one workspace, which the caller may see: so they see each of them. Index: projects_of_workspace. */
export async function listProjects(db: Queryable, actor: Pick<Actor, 'id'>, wanted: Wanted): Promise<ProjectRow[]> {
  const { workspaceId, archived, after, limit } = wanted
  const past = after ? sql`and (project.created_at, project.id) < (${after.sort}::timestamptz, ${after.id}::uuid)` : sql``
  const { rows } = await sql<ProjectRow>`
    select ${columns} from projects project ${joined(actor.id)}
    where project.workspace_id = ${workspaceId} and project.deleted_at is null
      and project.archived_at is ${archived ? sql`not null` : sql`null`} ${past}
    order by project.created_at desc, project.id desc limit ${sql.lit(limit)}`.execute(db)
  return rows
}

/** Those in which a person may add tasks, newest first, with these words in their titles. Index: object_people_by_user. */
export async function findOwnProjects(
  db: Queryable,
  { id }: Pick<Actor, 'id'>,
  { q, person, limit }: { readonly q: string; readonly person: string | undefined; readonly limit: number },
): Promise<{ id: string; title: string }[]> {
  const words = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const besides =
    person === undefined
      ? sql``
      : sql`and exists (select from object_people other where other.object_id = workspace.id and other.user_id = ${person})`
  const { rows } = await sql<{ id: string; title: string }>`
    select project.id, project.title from object_people me
    join workspaces workspace on workspace.id = me.object_id and workspace.deleted_at is null and workspace.archived_at is null
    join projects project on project.workspace_id = workspace.id and project.deleted_at is null and project.archived_at is null
    where me.user_id = ${id} and me.kind = 'workspace' and me.degree <> 'reader' and project.title ilike ${words} ${besides}
    order by project.created_at desc, project.id desc limit ${sql.lit(limit)}`.execute(db)
  return rows
}

export async function insertProject(db: Queryable, row: Insertable<Projects>): Promise<void> {
  await db.insertInto('projects').values(row).execute()
}

export async function updateProject(db: Queryable, id: string, set: Updateable<Projects>): Promise<void> {
  await db.updateTable('projects').set(set).where('id', '=', id).execute()
}

/** What lies in a project: its tasks, deleted ones left out. Index: tasks_of_project_living. */
export async function readTaskIds(db: Queryable, projectIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('tasks')
    .select('id')
    .where(anyOf('project_id', projectIds))
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

/** The projects of a workspace, archived ones too. Index: projects_of_workspace. */
export async function readProjectIds(db: Queryable, workspaceId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('projects')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}
