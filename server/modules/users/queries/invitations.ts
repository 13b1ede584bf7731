import { INVITATIONS_AN_HOUR } from '@diwan/contract/users/limits'
import { sql } from 'kysely'
import { newId } from '../../../kit/db/id.ts'
import type { Queryable } from '../../../kit/db/database.ts'

const HOUR_MS = 3_600_000

/** A newer invitation ends the link of the older. Answers those begun: people who had the mails of this hour are left out. */
export async function beginInvitations(
  db: Queryable,
  userIds: readonly string[],
  now: Date,
): Promise<{ user_id: string; round: string }[]> {
  if (userIds.length === 0) return []
  const fresh = sql<boolean>`invitations.asked_since <= ${new Date(now.getTime() - HOUR_MS)}::timestamptz`
  return db
    .insertInto('invitations')
    .values(userIds.map((user_id) => ({ user_id, round: newId(), invited_at: now, asked: 1, asked_since: now })))
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({
          round: sql<string>`excluded.round`,
          invited_at: now,
          token_hash: null,
          valid_until: null,
          asked: sql<number>`case when ${fresh} then 1 else invitations.asked + 1 end`,
          asked_since: sql<Date>`case when ${fresh} then ${now}::timestamptz else invitations.asked_since end`,
        })
        .where(sql<boolean>`(${fresh} or invitations.asked < ${INVITATIONS_AN_HOUR})`),
    )
    .returning(['user_id', 'round'])
    .execute()
}

/** Who waits for this mail, unless a newer invitation overtook it. Index: invitations_by_round. */
export const readInvited = (db: Queryable, round: string) =>
  db
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'invitations.user_id')
    .select(['users.email', 'users.full_name', 'users.language'])
    .where('round', '=', round)
    .executeTakeFirst()

export async function keepInvitation(db: Queryable, round: string, token_hash: Buffer, valid_until: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('invitations')
    .set({ token_hash, valid_until })
    .where('round', '=', round)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const readInvitation = (db: Queryable, userId: string) =>
  db.selectFrom('invitations').select(['invited_at', 'valid_until']).where('user_id', '=', userId).executeTakeFirst()

/** Whose link this is, while it is good. Index: invitations_by_token. */
export async function readInvitedBy(db: Queryable, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('invitations')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('valid_until', '>', now)
    .executeTakeFirst()
  return row?.user_id
}

/** Used up by the first to come. */
export async function takeInvitation(db: Queryable, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('invitations')
    .where('token_hash', '=', tokenHash)
    .where('valid_until', '>', now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
