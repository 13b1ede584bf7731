import { flagParts } from '@diwan/contract/access/matrix'
import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

/**
 * Some of those whose role holds a right on any relation, or to whom it was added; the policy of a record is asked for each of
 * them afterwards. Index: users_by_role, person_grants_by_user.
 */
export async function holdersOf(db: Queryable, name: string, limit: number): Promise<string[]> {
  const { module, flag } = flagParts(name)
  const held = sql`module_name = ${module} and flag = ${flag} and cardinality(relations) > 0`
  const { rows } = await sql<{ id: string }>`
    select holder.id from grants cross join lateral (
      select id from users where users.role = grants.role and deleted_at is null and disabled_at is null
      order by full_name collate "ar-x-icu", id limit ${sql.lit(limit)}
    ) holder where ${held}
    union select user_id from person_grants where effect = 'add' and ${held}
    limit ${sql.lit(limit)}`.execute(db)
  return rows.map(({ id }) => id)
}
