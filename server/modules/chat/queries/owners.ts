import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

interface Heir {
  id: string
  user_id: string
  full_name: string
  photo_id: string | null
}

/** Who owns groups next that no active person owns, each by one; of one group, or of all. Indexes: object_people_pkey, chats_pkey. */
export async function findHeirs(db: Queryable, { id }: { readonly id?: string }, limit: number): Promise<Heir[]> {
  const active = sql`person.disabled_at is null and person.deleted_at is null`
  const { rows } = await sql<Heir>`
    select chat.id, heir.user_id, heir.full_name, heir.photo_id from chats chat
    cross join lateral (
      select one.user_id, person.full_name, person.photo_id
      from object_people one join users person on person.id = one.user_id and ${active}
      where one.object_id = chat.id order by one.degree = 'admin' desc, one.user_id limit 1
    ) heir
    where chat.kind = 'group' and chat.deleted_at is null ${id === undefined ? sql`` : sql`and chat.id = ${id}`}
      and not exists (
        select from object_people one join users person on person.id = one.user_id and ${active}
        where one.object_id = chat.id and one.degree = 'owner'
      )
    limit ${sql.lit(limit)}`.execute(db)
  return rows
}
