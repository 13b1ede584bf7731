import { HAPPENINGS } from '@diwan/contract/support/vocabulary'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Cursor } from '../../../kit/http/cursor.ts'
import { newestMessages } from '../../talk/public.ts'

/** What was said or what happened: a message has a body, an event its detail. */
export interface ThreadRow {
  id: string
  /** Nothing where it is an event. */
  audience: string | null
  person_id: string | null
  person_name: string | null
  person_photo: string | null
  guest_name: string | null
  body: unknown
  event: string | null
  detail: Record<string, unknown> | null
  created_at: Date
  sort: string
}

const EVENTS = HAPPENINGS.map((name) => `support.${name}`)

interface Asked {
  readonly id: string
  readonly withNotes: boolean
  readonly after: Cursor | undefined
  readonly limit: number
}

/** One chronology, newest first: a range of the messages and one of the history, merged. */
export async function readThreadRows(db: Queryable, { id, withNotes, after, limit }: Asked): Promise<ThreadRow[]> {
  const past = (at: string) => (after ? sql`and (${sql.ref(at)}, id) < (${after.sort}::timestamptz, ${after.id}::uuid)` : sql``)
  const messages = newestMessages({ objectId: id, audience: withNotes ? undefined : 'asker', past: past('created_at'), limit })
  const { rows } = await sql<ThreadRow>`
    with entry as (
      (select id, audience, author_id as person_id, guest_name, body, null::text as event, null::jsonb as detail, created_at
       from (${messages}) message)
      union all
      (select id, null, actor_id, null, null, event, detail, at
       from history where object_id = ${id} and audience = 'asker' and event = any(${EVENTS}) ${past('at')}
       order by at desc, id desc limit ${sql.lit(limit)})
    )
    select entry.*, created_at::text as sort, person.full_name as person_name, person.photo_id as person_photo
    from entry left join users person on person.id = entry.person_id
    order by created_at desc, entry.id desc limit ${sql.lit(limit)}`.execute(db)
  return rows
}
