import { sql } from 'kysely'
import { anyOf } from '../../../../kit/db/any-of.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import { newId } from '../../../../kit/db/id.ts'

/** Seats that are booked, or held by somebody whose time has not run out. */
const seatsTaken = (now: Date) => sql<number>`slot.taken - (select count(*)::int from slot_holds hold
  where hold.slot_id = slot.id and hold.expires_at <= ${now})`

export interface TakenRow {
  readonly id: string
  readonly provider_id: string
  readonly appointment_id: string
  readonly starts: Date
  /** With the gap after it. */
  readonly ends: Date
  readonly seats: number
  readonly taken: number
}

interface TimeOfPeople {
  readonly people: readonly string[]
  readonly from: Date
  readonly to: Date
  readonly now: Date
}

/** Slots of these people that are taken, in the order of their beginning. Index: taken_slots_apart. */
export async function readTaken(db: Queryable, { people, from, to, now }: TimeOfPeople): Promise<TakenRow[]> {
  const { rows } = await sql<TakenRow>`
    select * from (select slot.id, slot.provider_id, slot.appointment_id, lower(slot.during) as starts, upper(slot.during) as ends, slot.seats,
        ${seatsTaken(now)} as taken
      from taken_slots slot where ${anyOf('slot.provider_id', people)} and slot.during && tstzrange(${from}, ${to})) found
    where taken > 0 order by starts`.execute(db)
  return rows
}

/**
 * Live bookings of this appointment with these people as providers, each with its provider: what makes those busy is taken already.
 * Index: bookings_by_provider.
 */
export async function readProvided(
  db: Queryable,
  appointmentId: string,
  { people, from, to }: Omit<TimeOfPeople, 'now'>,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; provider_id: string }>`
    select id, provider_id from bookings where ${anyOf('provider_id', people)} and appointment_id = ${appointmentId}
      and deleted_at is null and status in ('SENT', 'APPROVED', 'DONE')
      and starts_at > ${from}::timestamptz - interval '1 day' and starts_at < ${to}`.execute(db)
  return new Map(rows.map((row) => [row.id, row.provider_id]))
}

/** A slot that begins has the seats of its appointment; those taken stay. The caller holds the lock of the appointment. */
export async function keepSeats(db: Queryable, appointmentId: string, seats: number): Promise<void> {
  await sql`update taken_slots set seats = greatest(taken, ${seats}) where appointment_id = ${appointmentId}`.execute(db)
}

/** How many seats of each provider are taken in a time. Index: taken_slots_apart. */
export async function countTaken(db: Queryable, { people, from, to, now }: TimeOfPeople): Promise<Map<string, number>> {
  const taken = await readTaken(db, { people, from, to, now })
  const counts = new Map<string, number>()
  for (const { provider_id: id, taken: seats } of taken) counts.set(id, (counts.get(id) ?? 0) + seats)
  return counts
}

export interface NewSlot {
  readonly appointmentId: string
  readonly providerId: string
  readonly from: Date
  /** With the gap after it. */
  readonly until: Date
  readonly seats: number
}

/** Takes one seat and answers the slot; nothing where none is left. The caller holds the lock of the provider. */
export async function takeSeat(db: Queryable, slot: NewSlot): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update taken_slots set taken = taken + 1 where appointment_id = ${slot.appointmentId} and provider_id = ${slot.providerId}
      and during = tstzrange(${slot.from}, ${slot.until}) and taken < seats returning id`.execute(db)
  if (rows[0]) return rows[0].id
  const made = await sql<{ id: string }>`
    insert into taken_slots (id, appointment_id, provider_id, starts_at, during, seats, taken)
    values (${newId()}, ${slot.appointmentId}, ${slot.providerId}, ${slot.from}, tstzrange(${slot.from}, ${slot.until}), ${slot.seats}, 1)
    on conflict do nothing returning id`.execute(db)
  return made.rows[0]?.id
}

/** Gives a seat back; a slot without any is free. The caller holds the lock of the provider, and nothing names the slot any more. */
export async function freeSeat(db: Queryable, slotId: string): Promise<void> {
  await sql`update taken_slots set taken = taken - 1 where id = ${slotId}`.execute(db)
  await sql`delete from taken_slots where id = ${slotId} and taken = 0`.execute(db)
}
