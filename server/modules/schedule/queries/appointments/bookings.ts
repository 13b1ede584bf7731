import { sql } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { anyOf } from '../../../../kit/db/any-of.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import type { FoundTexts } from '../../../../kit/kind/types.ts'
import type { Bookings } from '../../rows.gen.ts'

/** A booking as access looks at it. */
export type BookingReach = Selectable<Bookings>

/** A booking as the presenter needs it. */
export interface BookingRow extends BookingReach {
  readonly sort: string
  readonly short_id: string
  readonly purpose: string
  readonly job_location: string
  readonly zone: string
  readonly appointment_status: string
  readonly provider_name: string
  readonly provider_photo: string | null
  readonly booker_name: string
  readonly booker_photo: string | null
}

export const bookingColumns = sql`booking.*, booking.starts_at::text as sort, object.short_id,
  appointment.purpose, appointment.job_location, appointment.zone, appointment.status as appointment_status,
  provider.full_name as provider_name, provider.photo_id as provider_photo,
  booker.full_name as booker_name, booker.photo_id as booker_photo`
export const withBookingNames = sql`join objects object on object.id = booking.id
  join appointments appointment on appointment.id = booking.appointment_id
  join users provider on provider.id = booking.provider_id join users booker on booker.id = booking.booker_id`

/** Answers false where the booker has another live booking at that time. */
export async function insertBooking(db: Queryable, row: Insertable<Bookings>): Promise<boolean> {
  const made = await db
    .insertInto('bookings')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export async function updateBooking(db: Queryable, id: string, set: Updateable<Bookings>): Promise<void> {
  await db.updateTable('bookings').set(set).where('id', '=', id).execute()
}

export async function readBookings(db: Queryable, ids: readonly string[]): Promise<BookingRow[]> {
  const { rows } = await sql<BookingRow>`
    select ${bookingColumns} from bookings booking ${withBookingNames} where ${anyOf('booking.id', ids)}`.execute(db)
  return rows
}

export const readBooking = async (db: Queryable, id: string): Promise<BookingRow | undefined> => (await readBookings(db, [id]))[0]

/** The row lock that every command on a booking takes first. */
export async function lockBooking(db: Queryable, id: string): Promise<BookingRow | undefined> {
  await sql`select from bookings where id = ${id} for update`.execute(db)
  return readBooking(db, id)
}

/**
 * Taken before slots and bookings of these people are written, in the order of their ids: two writers never wait for each other's rows
 * under an exclusion constraint, which would be a deadlock.
 */
export async function lockPeople(db: Queryable, ids: readonly string[]): Promise<void> {
  await sql`select from users where ${anyOf('id', [...new Set(ids)])} order by id for no key update`.execute(db)
}

/** Another live booking of the booker at this time. Index: bookings_apart. */
export async function hasOwnBooking(
  db: Queryable,
  { bookerId, from, to, except }: { bookerId: string; from: Date; to: Date; except?: string | undefined },
): Promise<boolean> {
  const { rows } = await sql`
    select from bookings where booker_id = ${bookerId} and tstzrange(starts_at, ends_at) && tstzrange(${from}, ${to})
      and status in ('SENT', 'APPROVED') and deleted_at is null
      ${except === undefined ? sql`` : sql`and id <> ${except}`} limit 1`.execute(db)
  return rows.length > 0
}

/** Live bookings whose time has passed. Index: bookings_passed. */
export async function readPassedBookings(db: Queryable, now: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from bookings where status in ('SENT', 'APPROVED') and ends_at <= ${now} order by ends_at limit ${limit}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** So many bookings of one person during one absence are named; an absence of a year may hold more. */
const MAX_NAMED = 200

/** Live bookings of a person, on either side, during a time. Indexes: bookings_by_booker, bookings_by_provider. */
export async function readBookedDuring(
  db: Queryable,
  personId: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<string[]> {
  const side = (column: 'booker_id' | 'provider_id') => sql`
    select id, starts_at from bookings where ${sql.ref(column)} = ${personId} and deleted_at is null
      and status in ('SENT', 'APPROVED') and starts_at < ${to} and ends_at > ${from}`
  const { rows } = await sql<{ id: string }>`
    select id from (${side('booker_id')} union all ${side('provider_id')}) both_sides
    order by starts_at, id limit ${MAX_NAMED}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Live bookings of a person, on either side, that are still to come. Indexes: bookings_by_booker, bookings_by_provider. */
export async function readComing(db: Queryable, personId: string, now: Date): Promise<string[]> {
  const side = (column: 'booker_id' | 'provider_id') => sql`
    select id from bookings where ${sql.ref(column)} = ${personId} and deleted_at is null
      and status in ('SENT', 'APPROVED') and starts_at > ${now}`
  const { rows } = await sql<{ id: string }>`${side('booker_id')} union ${side('provider_id')}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The purpose and place of a booking, and the note of the booker. */
export async function readBookingTexts(db: Queryable, ids: readonly string[]): Promise<FoundTexts[]> {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('appointments', 'appointments.id', 'appointment_id')
    .select(['bookings.id', 'purpose', 'job_location', 'note', 'bookings.created_at'])
    .where(anyOf('bookings.id', ids))
    .execute()
  return rows.map(({ id, purpose, job_location, note, created_at: at }) => ({ id, texts: [purpose, job_location, note], at }))
}

/** The next bookings of an appointment, in the order of their ids. Index: bookings_by_appointment. */
export async function readBookingsOf(
  db: Queryable,
  appointmentId: string,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('id')
    .where('appointment_id', '=', appointmentId)
    .where('deleted_at', 'is', null)
    .$if(after !== undefined, (query) => query.where('id', '>', after!))
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}
