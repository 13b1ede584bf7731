import type { Queryable } from '../../../kit/db/database.ts'

/** A change of what roles grant or of who is SUPER_ADMIN waits here for the one under way. */
export async function lockRoles(db: Queryable): Promise<{ id: string; role: string; version: number }[]> {
  return db.selectFrom('roles').selectAll().orderBy('role').forUpdate().execute()
}

export async function readRole(db: Queryable, id: string): Promise<string | undefined> {
  return (await db.selectFrom('roles').select('role').where('id', '=', id).executeTakeFirst())?.role
}

const superAdmins = (db: Queryable) =>
  db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'SUPER_ADMIN')
    .where('disabled_at', 'is', null)
    .where('deleted_at', 'is', null)

export async function anySuperAdmin(db: Queryable): Promise<boolean> {
  return (await superAdmins(db).limit(1).executeTakeFirst()) !== undefined
}

export async function readSuperAdmins(db: Queryable): Promise<string[]> {
  return (await superAdmins(db).execute()).map(({ id }) => id)
}
