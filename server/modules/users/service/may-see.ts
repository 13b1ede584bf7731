import type { Actor } from '../../../kit/access/actor.ts'
import type { Ctx } from '../../../kit/portal.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { can } from '../access.ts'
import { readUser, readUsers } from '../queries/users.ts'

/** Oneself always; others by `users.view`. */
export async function maySee(db: Queryable, actor: Actor, userId: string): Promise<boolean> {
  if (actor.id === userId) return true
  const row = await readUser(db, userId)
  return row !== undefined && can.view(actor, row)
}

/** Returns those of these people whom the caller sees. */
export async function maySeeAmong({ db, actor }: Pick<Ctx, 'db' | 'actor'>, ids: readonly string[]): Promise<string[]> {
  const rows = await readUsers(db, ids)
  return rows.filter((row) => row.id === actor.id || can.view(actor, row)).map(({ id }) => id)
}

/** All who see a person see the photo, and nothing else that may belong to that person. */
export async function maySeePhoto(db: Queryable, actor: Actor, userId: string, fileId: string): Promise<boolean> {
  const row = await readUser(db, userId)
  return row?.photo_id === fileId && (actor.id === userId || can.view(actor, row))
}
