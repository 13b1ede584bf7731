import { sql } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { anyOf } from '../../../../kit/db/any-of.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import type { FoundTexts } from '../../../../kit/kind/types.ts'
import { tokensIn } from '../../../audience/public.ts'
import type { Appointments } from '../../rows.gen.ts'

/** An appointment as access looks at it; its breaks are read apart. */
export interface AppointmentReach extends Omit<Selectable<Appointments>, 'date_from' | 'date_to' | 'breaks'> {
  readonly date_from: string
  readonly date_to: string
  readonly breaks: readonly { readonly from: string; readonly to: string }[]
  /** Tokens of the people whom it addresses while it is listed. */
  readonly tokens: readonly string[]
  /** Its providers, and the person who assigned it. */
  readonly people_ids: readonly string[]
}

interface Named {
  readonly id: string
  readonly name_ar: string
  readonly name_en: string
}

/** An appointment as the presenter needs it. */
export interface AppointmentRow extends AppointmentReach {
  readonly sort: string
  readonly short_id: string
  readonly assigner_name: string
  readonly assigner_photo: string | null
  readonly department: Named | null
  readonly group: Named | null
  /** Those who provide it, in their order. */
  readonly providers: readonly {
    readonly id: string
    readonly name: string
    readonly photo: string | null
    readonly active: boolean
  }[]
  readonly upcoming: number
}

const unitColumns = (table: string) =>
  sql`case when ${sql.ref(`${table}.id`)} is null then null else jsonb_build_object('id', ${sql.ref(`${table}.id`)},
    'name_ar', ${sql.ref(`${table}.name_ar`)}, 'name_en', ${sql.ref(`${table}.name_en`)}) end`

const reachColumns = sql`appointment.*, appointment.date_from::text as date_from, appointment.date_to::text as date_to,
  ${tokensIn('appointment')} as tokens,
  array(select link.user_id::text from appointment_people link where link.appointment_id = appointment.id) as people_ids`

export const columns = sql`${reachColumns}, appointment.starts_at::text as sort, object.short_id,
  assigner.full_name as assigner_name, assigner.photo_id as assigner_photo,
  ${unitColumns('department')} as department, ${unitColumns('team')} as group,
  coalesce((select jsonb_agg(jsonb_build_object('id', person.id, 'name', person.full_name, 'photo', person.photo_id,
      'active', person.disabled_at is null and person.deleted_at is null)
      order by link.place) from appointment_people link join users person on person.id = link.user_id
    where link.appointment_id = appointment.id and link.provides), '[]') as providers,
  (select count(*)::int from bookings booking where booking.appointment_id = appointment.id
    and booking.status in ('SENT', 'APPROVED') and booking.deleted_at is null) as upcoming`
export const withNames = sql`join objects object on object.id = appointment.id
  join users assigner on assigner.id = appointment.assigned_by
  left join units department on department.id = appointment.department_id left join units team on team.id = appointment.group_id`

export async function insertAppointment(db: Queryable, row: Insertable<Appointments>): Promise<void> {
  await db.insertInto('appointments').values(row).execute()
}

export async function updateAppointment(db: Queryable, id: string, set: Updateable<Appointments>): Promise<void> {
  await db.updateTable('appointments').set(set).where('id', '=', id).execute()
}

interface PeopleOf {
  readonly id: string
  readonly assignedBy: string
  readonly providers: readonly string[]
  readonly startsAt: Date
}

/** These people and no others, from now on. */
export async function writePeople(db: Queryable, { id, assignedBy, providers, startsAt }: PeopleOf): Promise<void> {
  const all = [...new Set([...providers, assignedBy])]
  const rows = all.map((user_id, place) => ({
    appointment_id: id,
    user_id,
    provides: providers.includes(user_id),
    place,
    sort_at: startsAt,
  }))
  await db.deleteFrom('appointment_people').where('appointment_id', '=', id).execute()
  await db.insertInto('appointment_people').values(rows).execute()
}

export async function readAppointments(db: Queryable, ids: readonly string[]): Promise<AppointmentRow[]> {
  const { rows } = await sql<AppointmentRow>`
    select ${columns} from appointments appointment ${withNames} where ${anyOf('appointment.id', ids)}`.execute(db)
  return rows
}

export const readAppointment = async (db: Queryable, id: string): Promise<AppointmentRow | undefined> =>
  (await readAppointments(db, [id]))[0]

/** The row lock that every command on an appointment takes first. */
export async function lockAppointment(db: Queryable, id: string): Promise<AppointmentRow | undefined> {
  await sql`select from appointments where id = ${id} for update`.execute(db)
  return readAppointment(db, id)
}

/** Bookings keep an appointment as it is while they are made, all at the same time. */
export async function shareAppointment(db: Queryable, id: string): Promise<AppointmentRow | undefined> {
  await sql`select from appointments where id = ${id} for share`.execute(db)
  return readAppointment(db, id)
}

/** Open jobs that are not over. */
export async function readOpenJobs(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('appointments')
    .select('id')
    .where('kind', '=', 'job')
    .where('status', '=', 'OPEN')
    .where('deleted_at', 'is', null)
    .where('ends_at', '>', now)
    .execute()
  return rows.map(({ id }) => id)
}

/** Index: bookings_by_appointment. */
export async function hasBookings(db: Queryable, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('appointment_id', '=', id)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The texts by which appointments are found. */
export async function readTexts(db: Queryable, ids: readonly string[]): Promise<FoundTexts[]> {
  const rows = await db
    .selectFrom('appointments')
    .select(['id', 'purpose', 'job_location', 'job_description', 'created_at'])
    .where(anyOf('id', ids))
    .execute()
  return rows.map(({ id, purpose, job_location, job_description, created_at: at }) => ({
    id,
    texts: [purpose, job_location, job_description],
    at,
  }))
}

/** The rows of purged records; an appointment goes after all bookings that were made of it. */
export async function forgetAppointments(db: Queryable, ids: readonly string[]): Promise<void> {
  await sql`delete from appointments where ${anyOf('id', ids)}
    and not exists (select from bookings where appointment_id = appointments.id)`.execute(db)
}
