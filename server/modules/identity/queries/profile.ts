import type { Queryable } from '../../../kit/db/database.ts'

const profile = (db: Queryable, id: string) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'first_name',
      'last_name',
      'full_name',
      'other_name',
      'mobile',
      'phone_number',
      'photo_id',
      'version',
    ])
    .where('id', '=', id)

export type ProfileRow = Awaited<ReturnType<typeof readOwn>>

export const readOwn = (db: Queryable, id: string) => profile(db, id).executeTakeFirstOrThrow()
export const lockOwn = (db: Queryable, id: string) => profile(db, id).forUpdate().executeTakeFirstOrThrow()
