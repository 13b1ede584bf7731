import { sql, type Insertable, type Selectable } from 'kysely'
import type { Queryable } from '../../../../kit/db/database.ts'
import { detailWithTexts } from '../../../../kit/record/history-texts.ts'
import type { MeetingMails } from '../../rows.gen.ts'

export type MailRow = Selectable<MeetingMails>
export type MailKey = Pick<MailRow, 'meeting_id' | 'attendee_id' | 'number'>

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

/** Notes the letters that are queued. The title and the place stay those of the last letter that was sent. */
export async function keepMails(db: Queryable, rows: readonly Insertable<MeetingMails>[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('meeting_mails')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['meeting_id', 'attendee_id', 'number']).doUpdateSet((eb) => ({
        letter: eb.ref('excluded.letter'),
        digest: eb.ref('excluded.digest'),
        original_start: eb.ref('excluded.original_start'),
        starts_at: eb.ref('excluded.starts_at'),
        ends_at: eb.ref('excluded.ends_at'),
        reason: eb.ref('excluded.reason'),
        raised: eb.ref('excluded.raised'),
        asked_at: eb.ref('excluded.asked_at'),
        again_at: eb.ref('excluded.again_at'),
      })),
    )
    .execute()
}

const one = (db: Queryable, { meeting_id, attendee_id, number }: MailKey) =>
  db
    .updateTable('meeting_mails')
    .where('meeting_id', '=', meeting_id)
    .where('attendee_id', '=', attendee_id)
    .where('number', '=', number)

/** A letter was sent, and named this. */
export async function keepSent(
  db: Queryable,
  mail: MailRow,
  set: Pick<MailRow, 'title' | 'place' | 'room_id' | 'sent_at'>,
): Promise<void> {
  await one(db, mail).set(set).execute()
}

/** Nothing is to be done about a letter any more, unless a newer one took its place. */
export async function keepDone(db: Queryable, mail: MailRow): Promise<void> {
  await one(db, mail).set({ again_at: null }).where('letter', '=', mail.letter).where('digest', '=', mail.digest).execute()
}

/** A letter is looked at again then. */
export async function putOff(db: Queryable, mail: MailRow, until: Date): Promise<void> {
  await one(db, mail).set({ again_at: until }).where('again_at', 'is not', null).execute()
}

interface Waiting {
  readonly now: Date
  readonly limit: number
  /** A letter that waited so long is given up. */
  readonly giveUpHours: number
}

/**
 * Takes letters that were not sent although their time has come, and sets their next time: each wait is as long as all before it, and at most
 * four hours. Index: meeting_mails_waiting.
 */
export async function claimWaiting(db: Queryable, { now, limit, giveUpHours }: Waiting): Promise<MailKey[]> {
  const { rows } = await sql<MailKey & { again_at: Date | null }>`
    update meeting_mails mail set again_at = case when asked_at > ${now}::timestamptz - make_interval(hours => ${sql.lit(giveUpHours)})
      then ${now}::timestamptz + least(interval '4 hours', greatest(interval '5 minutes', ${now}::timestamptz - asked_at)) end
    from (select meeting_id, attendee_id, number from meeting_mails where again_at <= ${now} order by again_at
      limit ${sql.lit(limit)} for update skip locked) due
    where mail.meeting_id = due.meeting_id and mail.attendee_id = due.attendee_id and mail.number = due.number
    returning mail.meeting_id, mail.attendee_id, mail.number, mail.again_at`.execute(db)
  return rows.filter(({ again_at }) => again_at !== null)
}

/** Until when letters of an organiser to guests wait, because so many were sent in one hour. */
export async function readWait(db: Queryable, organiser: string, now: Date, limit: number): Promise<Date | undefined> {
  const { rows } = await sql<{ until: Date }>`
    select hour_at + interval '1 hour' as until from meeting_letters
    where organiser = ${organiser} and letters >= ${limit} and hour_at > ${now}::timestamptz - interval '1 hour'`.execute(db)
  return rows[0]?.until
}

/** Counts a letter of an organiser to a guest. */
export async function countLetter(db: Queryable, organiser: string, now: Date): Promise<void> {
  const isNewHour = sql`counted.hour_at <= ${now}::timestamptz - interval '1 hour'`
  await sql`insert into meeting_letters as counted (organiser, hour_at, letters) values (${organiser}, ${now}, 1)
    on conflict (organiser) do update set letters = case when ${isNewHour} then 1 else counted.letters + 1 end,
      hour_at = case when ${isNewHour} then excluded.hour_at else counted.hour_at end`.execute(db)
}

/** The reason that the organiser gave with this fact. */
export async function readReason(db: Queryable, historyId: string): Promise<string> {
  const { rows } = await sql<{ detail: Record<string, unknown> }>`
    select ${detailWithTexts} as detail from history where history.id = ${historyId}`.execute(db)
  const reason = rows[0]?.detail['reason']
  return typeof reason === 'string' ? reason : ''
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
