import type { Queryable } from '../../../kit/db/database.ts'

/** The technical side of a person. */
export function readAccount(db: Queryable, id: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'full_name', 'version', 'language', 'digits', 'calendar', 'zone', 'must_change_password'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}
export type AccountRow = NonNullable<Awaited<ReturnType<typeof readAccount>>>
