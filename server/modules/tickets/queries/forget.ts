import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'

/** The rows of purged tickets; their messages and people are let go of by those who keep them. */
export async function forgetTickets(db: Queryable, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('tickets').where(anyOf('id', ids)).execute()
}
