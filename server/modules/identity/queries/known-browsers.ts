import type { Queryable } from '../../../kit/db/database.ts'

/** Whether somebody signed in to this account in this browser. Nobody's account is asked for alike. Index: the primary key. */
export async function isKnownBrowser(db: Queryable, userId: string | null, browserHash: Buffer): Promise<boolean> {
  const found = await db
    .selectFrom('known_browsers')
    .select('seen_at')
    .where('user_id', '=', userId)
    .where('browser_hash', '=', browserHash)
    .executeTakeFirst()
  return found !== undefined
}

/** Index: known_browsers_by_age. */
export async function forgetBrowsers(db: Queryable, before: Date): Promise<void> {
  await db.deleteFrom('known_browsers').where('seen_at', '<', before).execute()
}
