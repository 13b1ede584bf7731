import { HAPPENINGS } from '@diwan/contract/tickets/vocabulary'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'
import { detailWithTexts } from '../../../kit/record/history-texts.ts'
import { newestMessages } from '../../talk/public.ts'

/** What was said or what happened: a message has a body, an event its detail. */
export interface ThreadRow {
  id: string
  /** Nothing where it is an event. */
  audience: string | null
  mark: string | null
  person_id: string | null
  person_name: string | null
  person_photo: string | null
  body: unknown
  event: string | null
  detail: Record<string, unknown> | null
  created_at: Date
  edited_at: Date | null
  sort: string
}

const EVENTS = HAPPENINGS.map((name) => `tickets.${name}`)

/** One chronology, newest first: a range of the messages and one of the history, merged. */
export async function readThreadRows(
  db: Queryable,
  ticketId: string,
  withNotes: boolean,
  after: Cursor | undefined,
  limit: number,
): Promise<ThreadRow[]> {
  const past = (at: string) => (after ? sql`and (${sql.ref(at)}, id) < (${after.sort}::timestamptz, ${after.id}::uuid)` : sql``)
  const { rows } = await sql<ThreadRow>`
    with entry as (
      (select id, audience, mark, author_id as person_id, body, null::text as event, null::jsonb as detail, created_at, edited_at
       from (${newestMessages({ objectId: ticketId, audience: withNotes ? undefined : 'public', past: past('created_at'), limit })}) message)
      union all
      (select id, null, null, actor_id, null, event, ${detailWithTexts}, at, null
       from history where object_id = ${ticketId} ${withNotes ? sql`` : sql`and audience = 'public'`} and event = any(${EVENTS}) ${past('at')}
       order by at desc, id desc limit ${sql.lit(limit)})
    )
    select entry.*, created_at::text as sort, person.full_name as person_name, person.photo_id as person_photo
    from entry left join users person on person.id = entry.person_id
    order by created_at desc, entry.id desc limit ${sql.lit(limit)}`.execute(db)
  return rows
}
