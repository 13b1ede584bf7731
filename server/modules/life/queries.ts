import { sql } from 'kysely'
import type { Audience } from '@diwan/contract/kit/audience'
import type { Queryable } from '../../kit/db/database.ts'
import type { Cursor } from '../../kit/http/cursor.ts'
import { detailWithTexts } from '../../kit/record/history-texts.ts'

export interface ActivityRow {
  id: string
  event: string
  detail: Record<string, unknown>
  actor_id: string | null
  actor_name: string | null
  actor_photo: string | null
  at: Date
  sort: string
}

export async function readKind(db: Queryable, id: string): Promise<string | undefined> {
  return (await db.selectFrom('objects').select('kind').where('id', '=', id).executeTakeFirst())?.kind
}

interface ActivityQuery {
  readonly id: string
  readonly audiences: readonly Audience[]
  readonly events: readonly string[]
  readonly after: Cursor | undefined
  readonly limit: number
}

/** The newest first. Index: history_by_object. */
export async function readActivity(
  db: Queryable,
  { id, audiences, events, after, limit }: ActivityQuery,
): Promise<ActivityRow[]> {
  const past = after ? sql`and (at, id) < (${after.sort}::timestamptz, ${after.id}::uuid)` : sql``
  const { rows } = await sql<ActivityRow>`
    with line as (
      select id, event, ${detailWithTexts} as detail, actor_id, at from history
      where object_id = ${id} and audience = any(${[...audiences]}) and event = any(${[...events]}) ${past}
      order by at desc, id desc limit ${sql.lit(limit)}
    )
    select line.*, line.at::text as sort, person.full_name as actor_name, person.photo_id as actor_photo
    from line left join users person on person.id = line.actor_id order by line.at desc, line.id desc`.execute(db)
  return rows
}
