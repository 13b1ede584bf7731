import type { Answer, AttendeePart } from '@diwan/contract/schedule/vocabulary/meetings'
import type { Recurrence } from '@diwan/core/recurrence'
import { sql } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { anyOf } from '../../../../kit/db/any-of.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import type { FoundTexts } from '../../../../kit/kind/types.ts'
import type { Meetings } from '../../rows.gen.ts'

/** A meeting as access looks at it. */
export interface MeetingReach extends Omit<Selectable<Meetings>, 'start_day' | 'rule'> {
  readonly start_day: string
  readonly rule: Recurrence | null
  /** Colleagues who take part, its organiser among them. */
  readonly people_ids: readonly string[]
}

export interface AttendeeRow {
  readonly id: string
  readonly user_id: string | null
  readonly email: string | null
  readonly part: AttendeePart
  readonly answer: Answer
  readonly place: number
  readonly name: string | null
  readonly photo: string | null
  readonly zone: string | null
}

export interface NamedRoom {
  readonly id: string
  readonly name_ar: string
  readonly name_en: string
  readonly seats: number
  readonly place: string
  readonly active: boolean
}

/** A meeting as the presenter needs it. */
export interface MeetingRow extends MeetingReach {
  readonly sort: string
  readonly short_id: string
  readonly document_id: string
  readonly organiser_name: string
  readonly organiser_photo: string | null
  readonly attendees: readonly AttendeeRow[]
}

export const roomColumn = (table: string) =>
  sql<NamedRoom | null>`(select jsonb_build_object('id', room.id, 'name_ar', room.name_ar, 'name_en', room.name_en, 'seats', room.seats,
    'place', room.place, 'active', room.active) from rooms room where room.id = ${sql.ref(`${table}.room_id`)})`

export const columns = sql`meeting.*, meeting.start_day::text as start_day, meeting.ends_at::text as sort, object.short_id,
  organiser.full_name as organiser_name, organiser.photo_id as organiser_photo,
  (select document.id from documents document where document.object_id = meeting.id and document.slot = 'description') as document_id,
  array(select link.user_id::text from attendees link where link.meeting_id = meeting.id and link.user_id is not null) as people_ids,
  coalesce((select jsonb_agg(jsonb_build_object('id', one.id, 'user_id', one.user_id, 'email', one.email, 'part', one.part,
      'answer', one.answer, 'place', one.place, 'name', person.full_name, 'photo', person.photo_id, 'zone', person.zone) order by one.place)
    from attendees one left join users person on person.id = one.user_id where one.meeting_id = meeting.id), '[]') as attendees`
export const withNames = sql`join objects object on object.id = meeting.id join users organiser on organiser.id = meeting.organiser`

export async function insertMeeting(db: Queryable, row: Insertable<Meetings>): Promise<void> {
  await db.insertInto('meetings').values(row).execute()
}

export async function updateMeeting(db: Queryable, id: string, set: Updateable<Meetings>): Promise<void> {
  await db.updateTable('meetings').set(set).where('id', '=', id).execute()
}

export async function readMeetings(db: Queryable, ids: readonly string[]): Promise<MeetingRow[]> {
  const { rows } = await sql<MeetingRow>`
    select ${columns} from meetings meeting ${withNames} where ${anyOf('meeting.id', ids)}`.execute(db)
  return rows
}

export const readMeeting = async (db: Queryable, id: string): Promise<MeetingRow | undefined> => (await readMeetings(db, [id]))[0]

/** The row lock that every command on a meeting takes first. */
export async function lockMeeting(db: Queryable, id: string): Promise<MeetingRow | undefined> {
  await sql`select from meetings where id = ${id} for update`.execute(db)
  return readMeeting(db, id)
}

/** Open meetings that the portal has to look at. Index: meetings_due. */
export async function readDue(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from meetings where status = 'OPEN' and due_at <= ${now} order by due_at limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Open meetings of an organiser. Index: meetings_by_organiser. */
export async function readOrganised(db: Queryable, personId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from meetings where organiser = ${personId} and ends_at > ${now} and status = 'OPEN' and deleted_at is null`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Open series whose days depend on the Hijri calendar or on working days. Index: meetings_due. */
export async function readRenewable(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from meetings where status = 'OPEN' and deleted_at is null
    and (rule->>'calendar' = 'hijri' or rule ? 'workingDays' or rule ? 'daysOff')`.execute(db)
  return rows.map(({ id }) => id)
}

/** The texts by which meetings are found. */
export async function readTexts(db: Queryable, ids: readonly string[]): Promise<FoundTexts[]> {
  const { rows } = await sql<{ id: string; title: string; place: string; text: string | null; created_at: Date }>`
    select meeting.id, meeting.title, meeting.place, meeting.created_at, document.text from meetings meeting
    left join documents document on document.object_id = meeting.id and document.slot = 'description'
    where ${anyOf('meeting.id', ids)}`.execute(db)
  return rows.map(({ id, title, place, text, created_at: at }) => ({ id, texts: [title, place, text ?? ''], at }))
}
