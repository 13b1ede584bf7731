import { sql } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { anyOf } from '../../../../kit/db/any-of.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import type { MeetingOccurrences } from '../../rows.gen.ts'

export type OccurrenceRow = Selectable<MeetingOccurrences>

/** Answers how many were written: one whose room is taken is not. The caller holds the locks of their rooms. */
export async function insertOccurrences(db: Queryable, rows: readonly Insertable<MeetingOccurrences>[]): Promise<number> {
  if (rows.length === 0) return 0
  const made = await db
    .insertInto('meeting_occurrences')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .returning('number')
    .execute()
  return made.length
}

export async function updateOccurrence(
  db: Queryable,
  { meetingId, number }: { meetingId: string; number: number },
  set: Updateable<MeetingOccurrences>,
): Promise<void> {
  await db.updateTable('meeting_occurrences').set(set).where('meeting_id', '=', meetingId).where('number', '=', number).execute()
}

export async function deleteOccurrences(db: Queryable, meetingId: string, numbers: readonly number[]): Promise<void> {
  if (numbers.length > 0)
    await db
      .deleteFrom('meeting_occurrences')
      .where('meeting_id', '=', meetingId)
      .where('number', 'in', [...numbers])
      .execute()
}

/** All of one meeting, in the order of time. Index: meeting_occurrences_by_start. */
export const readOccurrences = (db: Queryable, meetingId: string): Promise<OccurrenceRow[]> =>
  db
    .selectFrom('meeting_occurrences')
    .selectAll()
    .where('meeting_id', '=', meetingId)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()

interface RoomTimes {
  readonly roomId: string
  readonly times: readonly { readonly startsAt: Date; readonly endsAt: Date }[]
  /** Occurrences of this meeting with these numbers are about to move or to go. */
  readonly except?: { readonly meetingId: string; readonly numbers: readonly number[] } | undefined
}

/** The beginnings of those times at which a room is taken. Index: meeting_rooms_apart. */
export async function readClashes(db: Queryable, { roomId, times, except }: RoomTimes): Promise<Date[]> {
  const starts = times.map(({ startsAt }) => startsAt)
  const ends = times.map(({ endsAt }) => endsAt)
  const { rows } = await sql<{ starts: Date }>`
    select asked.starts from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) as asked(starts, ends)
    where exists (select from meeting_occurrences taken where taken.room_id = ${roomId} and not taken.cancelled
      and tstzrange(taken.starts_at, taken.ends_at) && tstzrange(asked.starts, asked.ends)
      ${except ? sql`and not (taken.meeting_id = ${except.meetingId} and taken.number = any(${[...except.numbers]}::int[]))` : sql``})
    order by asked.starts`.execute(db)
  return rows.map(({ starts: at }) => at)
}

/** Gives all that are still to come the same title or video; their times and rooms stay. */
export async function retitleOccurrences(
  db: Queryable,
  meetingId: string,
  now: Date,
  set: { readonly title?: string; readonly video?: boolean },
): Promise<void> {
  if (Object.keys(set).length === 0) return
  await db.updateTable('meeting_occurrences').set(set).where('meeting_id', '=', meetingId).where('starts_at', '>', now).execute()
}

/** They keep their room as what was planned, and take it no more. The caller holds the locks of their rooms. */
export async function cancelOccurrences(db: Queryable, meetingId: string, numbers: readonly number[]): Promise<void> {
  await db
    .updateTable('meeting_occurrences')
    .set({ cancelled: true })
    .where('meeting_id', '=', meetingId)
    .where('number', 'in', [...numbers])
    .execute()
}

export interface OccurrencePlace {
  readonly meeting_id: string
  readonly number: number
  readonly place: string
  readonly room: { readonly nameAr: string; readonly nameEn: string } | null
}

/** Where occurrences of these meetings take place that begin between two instants. Index: meeting_occurrences_by_start. */
export async function readOccurrencePlaces(
  db: Queryable,
  meetingIds: readonly string[],
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<OccurrencePlace[]> {
  const { rows } = await sql<OccurrencePlace>`
    select occurrence.meeting_id, occurrence.number, occurrence.place,
      (select jsonb_build_object('nameAr', room.name_ar, 'nameEn', room.name_en) from rooms room where room.id = occurrence.room_id) as room
    from meeting_occurrences occurrence
    where ${anyOf('occurrence.meeting_id', meetingIds)} and occurrence.starts_at between ${from} and ${to}`.execute(db)
  return rows
}
