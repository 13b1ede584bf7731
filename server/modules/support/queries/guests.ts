import { sql } from 'kysely'
import type { Queryable } from '../../../kit/db/database.ts'

export interface Attempt {
  readonly id: string
  readonly mailHash: Buffer
  readonly addressHash: Buffer
}

/** Attempts from the login are counted one after the other, so that some at once count as so many. */
export async function lockAttempts(db: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('support.guest'))`.execute(db)
}

export const isKnownAttempt = async (db: Queryable, id: string): Promise<boolean> =>
  (await db.selectFrom('guest_attempts').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** How many since: with this e-mail, from this network address, altogether; and when the oldest of each was. */
export async function countAttempts(db: Queryable, { mailHash, addressHash }: Attempt, since: Date) {
  const counted = (where: ReturnType<typeof sql>) =>
    sql`(select json_build_object('count', count(*), 'first', extract(epoch from min(at))::float8) from guest_attempts where at > ${since}${where})`
  const { rows } = await sql<Record<'mail' | 'address' | 'all', { count: number; first: number | null }>>`
    select ${counted(sql` and mail_hash = ${mailHash}`)} as mail,
           ${counted(sql` and address_hash = ${addressHash}`)} as address, ${counted(sql``)} as all`.execute(db)
  return rows[0]!
}

/** Whether this e-mail was sent an acknowledgement since. Index: guest_attempts_by_mail. */
export async function wasAcknowledged(db: Queryable, mailHash: Buffer, since: Date): Promise<boolean> {
  const found = await db
    .selectFrom('guest_attempts')
    .select('id')
    .where('mail_hash', '=', mailHash)
    .where('at', '>', since)
    .where('acknowledged', '=', true)
    .executeTakeFirst()
  return found !== undefined
}

export async function insertAttempt(
  db: Queryable,
  { id, mailHash, addressHash }: Attempt,
  { acknowledged, at }: { acknowledged: boolean; at: Date },
): Promise<void> {
  await db.insertInto('guest_attempts').values({ id, mail_hash: mailHash, address_hash: addressHash, acknowledged, at }).execute()
}

export async function insertLink(db: Queryable, tokenHash: Buffer, inquiryId: string, until: Date): Promise<void> {
  await db.insertInto('inquiry_links').values({ token_hash: tokenHash, inquiry_id: inquiryId, until_at: until }).execute()
}

/** The inquiry a link leads to, as long as it holds. Index: the primary key. */
export async function readLinked(db: Queryable, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('inquiry_links')
    .select('inquiry_id')
    .where('token_hash', '=', tokenHash)
    .where('until_at', '>', now)
    .executeTakeFirst()
  return row?.inquiry_id
}

/** What no one can use or be counted by any more. */
export async function forgetGuests(db: Queryable, now: Date, attemptsBefore: Date): Promise<void> {
  await db.deleteFrom('inquiry_links').where('until_at', '<', now).execute()
  await db.deleteFrom('guest_attempts').where('at', '<', attemptsBefore).execute()
}
