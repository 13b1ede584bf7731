import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { anyOf } from '../../../../kit/db/any-of.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import type { Attendees, FormerAttendees, OccurrenceAnswers } from '../../rows.gen.ts'

export async function insertAttendees(db: Queryable, rows: readonly Insertable<Attendees>[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto('attendees')
      .values([...rows])
      .execute()
}

export async function updateAttendee(db: Queryable, id: string, set: Updateable<Attendees>): Promise<void> {
  await db.updateTable('attendees').set(set).where('id', '=', id).execute()
}

/** The times of the meeting are repeated for the list of each attendee. */
export async function moveAttendees(
  db: Queryable,
  meetingId: string,
  times: { readonly first_at: Date; readonly sort_at: Date },
): Promise<void> {
  await db.updateTable('attendees').set(times).where('meeting_id', '=', meetingId).execute()
}

/** Everybody but the organiser is asked again. */
export async function resetAnswers(db: Queryable, meetingId: string): Promise<void> {
  await db
    .updateTable('attendees')
    .set({ answer: 'none' })
    .where('meeting_id', '=', meetingId)
    .where('part', '<>', 'organiser')
    .execute()
}

/** They no longer reach the meeting; a cancellation finds their addresses among the former attendees. */
export async function removeAttendees(db: Queryable, rows: readonly Insertable<FormerAttendees>[]): Promise<void> {
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await db.deleteFrom('attendees').where(anyOf('id', ids)).execute()
  await db
    .insertInto('former_attendees')
    .values([...rows])
    .execute()
}

/** The title under which an attendee who was taken off knew the meeting. */
export async function readFormerTitle(db: Queryable, id: string): Promise<string | undefined> {
  return (await db.selectFrom('former_attendees').select('title').where('id', '=', id).executeTakeFirst())?.title
}

/** Writes answers to single occurrences. */
export async function writeAnswers(db: Queryable, rows: readonly Insertable<OccurrenceAnswers>[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('occurrence_answers')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['meeting_id', 'number', 'attendee_id']).doUpdateSet((eb) => ({ answer: eb.ref('excluded.answer') })),
    )
    .execute()
}

/**
 * Answers to the series become answers to those occurrences that have begun and have none of their own, of one attendee or of everybody
 * but the organiser: another answer to the series does not change what has been.
 */
export async function keepPastAnswers(
  db: Queryable,
  { meetingId, now, attendeeId }: { meetingId: string; now: Date; attendeeId?: string },
): Promise<void> {
  const who = attendeeId === undefined ? sql`person.part <> 'organiser'` : sql`person.id = ${attendeeId}`
  await sql`insert into occurrence_answers (meeting_id, number, attendee_id, answer)
    select past.meeting_id, past.number, person.id, person.answer
    from meeting_occurrences past join attendees person on person.meeting_id = past.meeting_id
    where past.meeting_id = ${meetingId} and past.starts_at <= ${now} and not past.cancelled and ${who}
    on conflict do nothing`.execute(db)
}

/** Answers to single occurrences that are still to come give way to one for all of them. */
export async function dropAnswers(
  db: Queryable,
  { meetingId, numbers, attendeeId }: { meetingId: string; numbers: readonly number[]; attendeeId?: string },
): Promise<void> {
  if (numbers.length === 0) return
  let query = db
    .deleteFrom('occurrence_answers')
    .where('meeting_id', '=', meetingId)
    .where('number', 'in', [...numbers])
  if (attendeeId !== undefined) query = query.where('attendee_id', '=', attendeeId)
  await query.execute()
}

export type SingleAnswer = Selectable<OccurrenceAnswers>

/** The answers to single occurrences of a meeting. */
export const readAnswers = (db: Queryable, meetingId: string): Promise<SingleAnswer[]> =>
  db.selectFrom('occurrence_answers').selectAll().where('meeting_id', '=', meetingId).execute()

/** The meeting of an attendee. */
export async function readMeetingOf(db: Queryable, attendeeId: string): Promise<string | undefined> {
  return (await db.selectFrom('attendees').select('meeting_id').where('id', '=', attendeeId).executeTakeFirst())?.meeting_id
}

/** The zones that people chose for themselves. */
export async function readZones(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('users').select(['id', 'zone']).where(anyOf('id', ids)).where('zone', 'is not', null).execute()
  return new Map(rows.map(({ id, zone }) => [id, zone!]))
}
