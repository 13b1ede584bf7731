import type { Actor } from '../../../kit/access/actor.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { worksWithin } from '../queries.ts'

/** Oneself always; others by `users.view`. */
export async function maySee(db: Queryable, actor: Actor, userId: string): Promise<boolean> {
  const held = actor.grants.get('users.view')
  if (actor.id === userId || held?.has('all')) return true
  return (held?.has('tree') ?? false) && worksWithin(db, userId, actor.treeIds)
}
