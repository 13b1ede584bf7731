import { sql, type RawBuilder } from 'kysely'
import { tokensIn } from '../../audience/public.ts'

/** What lies in a workspace, as access looks at it for one person. */
export interface Inside {
  readonly id: string
  readonly workspace_id: string
  readonly degree: string | null
  readonly tokens: readonly string[]
  /** The project, or its workspace. */
  readonly archived: boolean
  readonly workspace_archived: boolean
  readonly deleted_at: Date | null
}

/** Of a query that joined `workspace`, `project` and `me`. */
export const standing: RawBuilder<unknown> = sql`me.degree, ${tokensIn('workspace')} as tokens,
  coalesce(project.archived_at, workspace.archived_at) is not null as archived,
  workspace.archived_at is not null as workspace_archived, workspace.name as workspace_name, workspace.colour as workspace_colour`

export const joined = (userId: string | null): RawBuilder<unknown> => sql`
  join workspaces workspace on workspace.id = project.workspace_id
  left join object_people me on me.object_id = workspace.id and me.user_id = ${userId}::uuid`

/** People of a row as a presenter shows them. */
export interface NamedPerson {
  readonly id: string
  readonly name: string
  readonly photo: string | null
}

/** As one value of a row; nothing where there is nobody. */
export const personIn = (column: string): RawBuilder<NamedPerson | null> =>
  sql`(select jsonb_build_object('id', person.id, 'name', person.full_name, 'photo', person.photo_id)
    from users person where person.id = ${sql.ref(column)})`
