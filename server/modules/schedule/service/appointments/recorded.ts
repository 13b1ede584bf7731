import { appointmentEvents, bookingEvents } from '@diwan/contract/schedule/events/appointments'
import { appointmentKind } from '@diwan/contract/schedule/kind/appointments'
import type { Appointment } from '@diwan/contract/schedule/schemas/appointments'
import type { Booking } from '@diwan/contract/schedule/schemas/bookings'
import type { Person } from '@diwan/contract/users/schemas/person'
import type { AppointmentStatus, BookingStatus } from '@diwan/contract/schedule/vocabulary/appointments'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { appointmentRecord, bookingRecord } from '../../kind/appointments.ts'
import { presentAppointment, presentBooking } from '../../presenter/appointments.ts'
import { readAppointment } from '../../queries/appointments/appointment.ts'
import {
  readBookedDuring,
  readBooking,
  readBookings,
  type BookingReach,
  type BookingRow,
} from '../../queries/appointments/bookings.ts'
import { presentPerson } from '../../../users/public.ts'
import { byOf } from '../permissions/recorded.ts'

type Plain = Exclude<keyof typeof appointmentEvents, 'removed' | 'passedOn' | 'slotsChanged'>

/** Records what happened to an appointment, as it is now, and answers it. `before` are people and tokens that lose it. */
export async function recordAppointment(
  ctx: Ctx,
  tx: Tx,
  what: Plain,
  id: string,
  before: readonly string[] = [],
): Promise<Appointment> {
  const row = (await readAppointment(tx.db, id))!
  const linked = [...new Set([...before, ...row.people_ids, ...row.tokens])]
  const fact = { id, status: row.status as AppointmentStatus, version: row.version, by: byOf(ctx) }
  tx.record(appointmentEvents[what], fact, appointmentRecord.delivery(row, linked))
  return presentAppointment(ctx.actor, row)
}

const factOf = (ctx: Ctx, row: BookingReach) => ({
  id: row.id,
  appointmentId: row.appointment_id,
  status: row.status as BookingStatus,
  startsAt: toSeconds(row.starts_at),
  version: row.version,
  by: byOf(ctx),
})

type Happened =
  | { readonly what: 'booked' | 'confirmed' | 'moved' | 'ended' | 'lapsed' }
  | { readonly what: 'left'; readonly person: Person }
  | { readonly what: 'rejected' | 'canceled'; readonly reason: string }
  | { readonly what: 'attended'; readonly attended: boolean }

/** Records what happened to a booking, as it is now, and answers it. `before` is its row where another provider loses it. */
export async function recordBooking(ctx: Ctx, tx: Tx, happened: Happened, id: string, before?: BookingRow): Promise<Booking> {
  const row = (await readBooking(tx.db, id))!
  const delivery = bookingRecord.delivery(row)
  const topics = [...new Set([...(delivery.topics ?? []), ...(before ? bookingRecord.hints(before) : [])])]
  const [fact, deliveredTo] = [factOf(ctx, row), { ...delivery, topics }]
  if (happened.what === 'attended') tx.record(bookingEvents.attended, { ...fact, attended: happened.attended }, deliveredTo)
  else if (happened.what === 'left') tx.record(bookingEvents.left, { ...fact, person: happened.person }, deliveredTo)
  else if ('reason' in happened) tx.record(bookingEvents[happened.what], { ...fact, reason: happened.reason }, deliveredTo)
  else tx.record(bookingEvents[happened.what], fact, deliveredTo)
  return presentBooking(ctx.actor, row)
}

/** One of the two people of a booking. */
export function sideOf(row: BookingRow, personId: string): Person {
  const [name, photo] =
    row.provider_id === personId ? [row.provider_name, row.provider_photo] : [row.booker_name, row.booker_photo]
  return presentPerson(personId, name, photo)
}

interface Absent {
  readonly personId: string
  readonly from: Date
  readonly to: Date
}

/** Both sides of each booking during an absence learn of it. */
export async function recordAbsent(ctx: Ctx, tx: Tx, { personId, ...time }: Absent): Promise<void> {
  for (const row of await readBookings(tx.db, await readBookedDuring(tx.db, personId, time))) {
    tx.record(bookingEvents.absent, { ...factOf(ctx, row), person: sideOf(row, personId) }, bookingRecord.delivery(row))
  }
}

/** The former provider of a booking that moved, who still reads its appointment. */
export function recordPassedOn(ctx: Ctx, tx: Tx, { appointment_id: id, provider_id: formerId, starts_at }: BookingReach): void {
  const fact = { id, formerId, startsAt: toSeconds(starts_at), by: byOf(ctx) }
  tx.record(appointmentEvents.passedOn, fact, { object: id, audience: 'staff', channels: [] })
}

/** People who look at the slots of an appointment ask for them again. */
export function recordSlots(tx: Tx, appointmentId: string): void {
  tx.record(
    appointmentEvents.slotsChanged,
    { id: appointmentId },
    { object: appointmentId, channels: [appointmentKind.channel(appointmentId)] },
  )
}
