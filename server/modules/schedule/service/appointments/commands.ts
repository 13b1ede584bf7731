import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { bookings } from '@diwan/contract/schedule/endpoints/bookings'
import { bookingMoves } from '@diwan/contract/schedule/moves/appointments'
import type { BookingStatus } from '@diwan/contract/schedule/vocabulary/appointments'
import type { Person } from '@diwan/contract/users/schemas/person'
import { Problem } from '../../../../kit/http/problem.ts'
import { moveCommand } from '../../../../kit/kind/command.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { writeSpans } from '../../../calendar/public.ts'
import { bookingRecord } from '../../kind/appointments.ts'
import { shareAppointment } from '../../queries/appointments/appointment.ts'
import { lockPeople, readBooking, updateBooking, type BookingRow } from '../../queries/appointments/bookings.ts'
import { freeSeat } from '../../queries/appointments/taken.ts'
import { cancelUntil, offering } from './book.ts'
import { spansOfBooking } from './entries.ts'
import { forgetReminders, remindOf } from './reminders.ts'
import { recordBooking, recordPassedOn, recordSlots } from './recorded.ts'
import { orNext, takeSlot } from './take.ts'

type Input<E extends keyof typeof bookings> = InputOf<(typeof bookings)[E]>
type Answer<E extends keyof typeof bookings> = Promise<OutputOf<(typeof bookings)[E]>>
type Command = keyof typeof bookingMoves

/** Lock the booking, demand, move, lock both people: what every command of a booking shares. */
const commanded = <T>(
  ctx: Ctx,
  name: Command,
  { id, version }: { readonly id: string; readonly version: number },
  needs: 'own' | 'manage',
  change: (tx: Tx, row: BookingRow, status: BookingStatus) => Promise<T>,
): Promise<T> =>
  moveCommand(bookingRecord, ctx, { id, version, needs, moves: bookingMoves, move: name }, async (tx, _row, status) => {
    const row = (await readBooking(tx.db, id))!
    return change(tx, row, status)
  })

/** Writes what follows from the status and the time of a booking. */
async function settle(ctx: Ctx, tx: Tx, id: string): Promise<void> {
  const row = (await readBooking(tx.db, id))!
  await writeSpans(tx.db, id, spansOfBooking(row))
  await remindOf(ctx, tx, row)
}

const demandComing = ({ clock }: Ctx, { starts_at }: BookingRow): void => {
  if (starts_at <= clock.now()) throw new Problem('schedule.begun')
}

export const confirmBooking = (ctx: Ctx, input: Input<'confirm'>): Answer<'confirm'> =>
  commanded(ctx, 'confirm', input, 'manage', async (tx, row, status) => {
    demandComing(ctx, row)
    await lockPeople(tx.db, [row.provider_id, row.booker_id])
    await updateBooking(tx.db, row.id, { status, version: row.version + 1 })
    await settle(ctx, tx, row.id)
    return recordBooking(ctx, tx, { what: 'confirmed' }, row.id)
  })

type Ending = { readonly status: BookingStatus } & (
  | { readonly what: 'rejected' | 'canceled'; readonly reason: string }
  | { readonly what: 'lapsed' }
  | { readonly what: 'left'; readonly person: Person }
)

/** The booking ends before its time, and its seat is free again. */
export async function give(ctx: Ctx, tx: Tx, row: BookingRow, ending: Ending): Answer<'cancel'> {
  await lockPeople(tx.db, [row.provider_id, row.booker_id])
  const { status, ...happened } = ending
  const reason = 'reason' in happened ? happened.reason : ''
  await updateBooking(tx.db, row.id, { status, reason, slot_id: null, version: row.version + 1 })
  if (row.slot_id !== null) await freeSeat(tx.db, row.slot_id)
  await settle(ctx, tx, row.id)
  recordSlots(tx, row.appointment_id)
  return recordBooking(ctx, tx, happened, row.id)
}

export const rejectBooking = (ctx: Ctx, { reason, ...input }: Input<'reject'>): Answer<'reject'> =>
  commanded(ctx, 'reject', input, 'manage', (tx, row, status) => {
    demandComing(ctx, row)
    return give(ctx, tx, row, { what: 'rejected', status, reason })
  })

export const cancelBooking = (ctx: Ctx, { reason, ...input }: Input<'cancel'>): Answer<'cancel'> =>
  commanded(ctx, 'cancel', input, 'manage', (tx, row, status) => {
    demandComing(ctx, row)
    return give(ctx, tx, row, { what: 'canceled', status, reason })
  })

const demandInTime = (ctx: Ctx, { cancel_until }: BookingRow): void => {
  if (cancel_until < ctx.clock.now()) throw new Problem('schedule.too_late')
}

export const withdrawBooking = (ctx: Ctx, { reason, ...input }: Input<'withdraw'>): Answer<'withdraw'> =>
  commanded(ctx, 'withdraw', input, 'own', (tx, row, status) => {
    demandInTime(ctx, row)
    return give(ctx, tx, row, { what: 'canceled', status, reason })
  })

type Moving = Input<'reschedule'>

/** Where its slot is not free, the refusal names the next ones of the same appointment. */
const moving = (ctx: Ctx, { id, startsAt, providerId }: Moving, run: () => Answer<'reschedule'>): Answer<'reschedule'> =>
  orNext(
    ctx,
    async () => {
      const row = await readBooking(ctx.db, id)
      return row && { appointmentId: row.appointment_id, startsAt, providerId: providerId ?? row.provider_id, moving: row }
    },
    run,
  )

async function moveTo(ctx: Ctx, tx: Tx, row: BookingRow, to: Moving, status: BookingStatus): Answer<'reschedule'> {
  const appointment = (await shareAppointment(tx.db, row.appointment_id))!
  const seat = await takeSlot(ctx, tx.db, {
    row: appointment,
    startsAt: to.startsAt,
    providerId: to.providerId ?? row.provider_id,
    bookerId: row.booker_id,
    moving: row,
  })
  await updateBooking(tx.db, row.id, {
    slot_id: seat.slotId,
    provider_id: seat.providerId,
    starts_at: new Date(seat.slot.start * 1000),
    ends_at: new Date(seat.slot.end * 1000),
    cancel_until: cancelUntil(appointment, seat.slot.start),
    status,
    version: row.version + 1,
  })
  if (seat.providerId !== row.provider_id) await forgetReminders(ctx, tx, row.id, row.provider_id)
  await settle(ctx, tx, row.id)
  recordSlots(tx, row.appointment_id)
  if (seat.providerId !== row.provider_id) recordPassedOn(ctx, tx, row)
  return recordBooking(ctx, tx, { what: 'moved' }, row.id, row)
}

/** A booking that needs to be confirmed waits for it again. */
export const rescheduleBooking = (ctx: Ctx, to: Moving): Answer<'reschedule'> =>
  moving(ctx, to, () =>
    commanded(ctx, 'reschedule', to, 'own', async (tx, row, status) => {
      demandInTime(ctx, row)
      const { needs_confirmation } = await offering(ctx, tx.db, row.appointment_id)
      return moveTo(ctx, tx, row, to, needs_confirmation ? 'SENT' : status)
    }),
  )

export const moveBooking = (ctx: Ctx, to: Moving): Answer<'move'> =>
  moving(ctx, to, () =>
    commanded(ctx, 'move', to, 'manage', (tx, row, status) => {
      demandComing(ctx, row)
      return moveTo(ctx, tx, row, to, status)
    }),
  )

export const attendBooking = (ctx: Ctx, { attended, ...input }: Input<'attended'>): Answer<'attended'> =>
  commanded(ctx, 'attend', input, 'manage', async (tx, row, status) => {
    if (row.starts_at > ctx.clock.now()) throw new Problem('schedule.not_begun')
    await lockPeople(tx.db, [row.provider_id, row.booker_id])
    await updateBooking(tx.db, row.id, { status, attended, version: row.version + 1 })
    await settle(ctx, tx, row.id)
    return recordBooking(ctx, tx, { what: 'attended', attended }, row.id)
  })
