import { sql } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Actor } from '../../../kit/access/actor.ts'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { tokensIn } from '../../audience/public.ts'
import type { Workspaces } from '../rows.gen.ts'

/** A workspace as access looks at it for one person. */
export interface WorkspaceReach extends Selectable<Workspaces> {
  readonly degree: string | null
  readonly tokens: readonly string[]
}

/** A workspace as the presenter needs it. */
export interface WorkspaceRow extends WorkspaceReach {
  readonly people: number
  readonly unit_name_ar: string | null
  readonly unit_name_en: string | null
}

const columns = sql`
  workspace.*, me.degree, ${tokensIn('workspace')} as tokens,
  (select count(*)::int from object_people one where one.object_id = workspace.id) as people,
  unit.name_ar as unit_name_ar, unit.name_en as unit_name_en`

const standsTo = (userId: string) => sql`
  left join object_people me on me.object_id = workspace.id and me.user_id = ${userId}
  left join units unit on unit.id = workspace.unit_id`

/** Of these those that there are, as they stand to this person. */
export async function readWorkspaces(db: Queryable, actor: Pick<Actor, 'id'>, ids: readonly string[]): Promise<WorkspaceRow[]> {
  const { rows } = await sql<WorkspaceRow>`
    select ${columns} from workspaces workspace ${standsTo(actor.id)} where ${anyOf('workspace.id', ids)}`.execute(db)
  return rows
}

export const readWorkspace = async (db: Queryable, actor: Pick<Actor, 'id'>, id: string): Promise<WorkspaceRow | undefined> =>
  (await readWorkspaces(db, actor, [id]))[0]

/** The row lock that every command takes first. */
export async function lockWorkspace(db: Queryable, actor: Pick<Actor, 'id'>, id: string): Promise<WorkspaceRow | undefined> {
  await sql`select from workspaces where id = ${id} for update`.execute(db)
  return readWorkspace(db, actor, id)
}

/** For anybody who asks, read once: what a person is to it comes from its people. */
export async function readStandalone(db: Queryable, id: string): Promise<WorkspaceReach | undefined> {
  const { rows } = await sql<WorkspaceReach>`
    select workspace.*, null as degree, ${tokensIn('workspace')} as tokens from workspaces workspace where id = ${id}`.execute(db)
  return rows[0]
}

/** Who is in it. Index: object_people_pkey. */
export async function readMemberIds(db: Queryable, id: string): Promise<string[]> {
  const rows = await db.selectFrom('object_people').select('user_id').where('object_id', '=', id).execute()
  return rows.map(({ user_id }) => user_id)
}

export async function insertWorkspace(db: Queryable, row: Insertable<Workspaces>): Promise<void> {
  await db.insertInto('workspaces').values(row).execute()
}

export async function updateWorkspace(db: Queryable, id: string, set: Updateable<Workspaces>): Promise<void> {
  await db.updateTable('workspaces').set(set).where('id', '=', id).execute()
}

export async function readWorkspaceName(db: Queryable, id: string): Promise<string | undefined> {
  return (await db.selectFrom('workspaces').select('name').where('id', '=', id).executeTakeFirst())?.name
}
