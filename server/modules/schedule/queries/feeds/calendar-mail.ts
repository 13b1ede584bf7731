import { anyOf } from '../../../../kit/db/any-of.ts'
import type { Queryable } from '../../../../kit/db/database.ts'

/** Those of these people who want meetings as calendar mail. */
export async function readMailed(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('calendar_mail').select('user_id').where(anyOf('user_id', ids)).execute()
  return new Set(rows.map(({ user_id }) => user_id))
}

export async function keepMailed(db: Queryable, userId: string, wanted: boolean): Promise<void> {
  if (!wanted) await db.deleteFrom('calendar_mail').where('user_id', '=', userId).execute()
  else
    await db
      .insertInto('calendar_mail')
      .values({ user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
