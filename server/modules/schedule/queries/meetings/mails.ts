import type { Insertable, Selectable } from 'kysely'
import type { Queryable } from '../../../../kit/db/database.ts'
import type { MeetingMails } from '../../rows.gen.ts'

export type MailRow = Selectable<MeetingMails>

/** Everything that was mailed of a meeting. Index: the primary key. */
export const readMails = (db: Queryable, meetingId: string): Promise<MailRow[]> =>
  db.selectFrom('meeting_mails').selectAll().where('meeting_id', '=', meetingId).execute()

export const readMail = (db: Queryable, meetingId: string, attendeeId: string, number: number): Promise<MailRow | undefined> =>
  db
    .selectFrom('meeting_mails')
    .selectAll()
    .where('meeting_id', '=', meetingId)
    .where('attendee_id', '=', attendeeId)
    .where('number', '=', number)
    .executeTakeFirst()

export async function keepMails(db: Queryable, rows: readonly Insertable<MeetingMails>[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('meeting_mails')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['meeting_id', 'attendee_id', 'number']).doUpdateSet((eb) => ({
        digest: eb.ref('excluded.digest'),
        original_start: eb.ref('excluded.original_start'),
        starts_at: eb.ref('excluded.starts_at'),
        ends_at: eb.ref('excluded.ends_at'),
        canceled: eb.ref('excluded.canceled'),
      })),
    )
    .execute()
}

/** When the next occurrence of a series is to be mailed; nothing where none is. */
export async function keepDue(db: Queryable, meetingId: string, at: Date | undefined): Promise<void> {
  if (!at) await db.deleteFrom('meeting_mails_due').where('meeting_id', '=', meetingId).execute()
  else
    await db
      .insertInto('meeting_mails_due')
      .values({ meeting_id: meetingId, due_at: at })
      .onConflict((conflict) => conflict.column('meeting_id').doUpdateSet({ due_at: at }))
      .execute()
}

/** Index: meeting_mails_by_due. */
export const readMailsDue = async (db: Queryable, now: Date, limit: number): Promise<string[]> =>
  (
    await db
      .selectFrom('meeting_mails_due')
      .select('meeting_id')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .limit(limit)
      .execute()
  ).map(({ meeting_id }) => meeting_id)
