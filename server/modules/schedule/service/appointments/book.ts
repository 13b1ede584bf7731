import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { bookings } from '@diwan/contract/schedule/endpoints/bookings'
import { HOLD_MINUTES, MAX_HOLDS } from '@diwan/contract/schedule/limits/appointments'
import { appointmentMoves } from '@diwan/contract/schedule/moves/appointments'
import type { AppointmentStatus } from '@diwan/contract/schedule/vocabulary/appointments'
import { demand } from '../../../../kit/access/demand.ts'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import { newId } from '../../../../kit/db/id.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { insertQuotedObject } from '../../../../kit/record/objects.ts'
import { move } from '../../../../kit/record/move.ts'
import { write } from '../../../../kit/record/write.ts'
import { writeSpans } from '../../../calendar/public.ts'
import { indexRecord } from '../../../search/public.ts'
import { presentPerson } from '../../../users/public.ts'
import { can } from '../../access/appointments.ts'
import { bookingRecord } from '../../kind/appointments.ts'
import { shareAppointment, type AppointmentRow } from '../../queries/appointments/appointment.ts'
import { insertBooking, lockPeople, readBooking } from '../../queries/appointments/bookings.ts'
import { deleteHold, insertHold, readHolds, type HoldRow } from '../../queries/appointments/holds.ts'
import { freeSeat } from '../../queries/appointments/taken.ts'
import { spansOfBooking } from './entries.ts'
import { remindOf } from './reminders.ts'
import { recordBooking, recordSlots } from './recorded.ts'
import { taking, takeSlot } from './take.ts'

type Input<E extends keyof typeof bookings> = InputOf<(typeof bookings)[E]>
type Answer<E extends keyof typeof bookings> = Promise<OutputOf<(typeof bookings)[E]>>

/** An appointment that offers slots to this person; it stays as it is until the transaction has ended. */
export async function offering(ctx: Ctx, db: Queryable, id: string): Promise<AppointmentRow> {
  const row = await shareAppointment(db, id)
  demand(can, 'book', ctx.actor, row)
  move(appointmentMoves, 'book', { status: row.status as AppointmentStatus, version: row.version })
  return row
}

/** Until then the booker may cancel or move a booking that begins at this instant. */
export const cancelUntil = ({ cancel_hours }: Pick<AppointmentRow, 'cancel_hours'>, start: number): Date =>
  new Date((start - cancel_hours * 3_600) * 1000)

export const book = (ctx: Ctx, { id, startsAt, providerId, note }: Input<'book'>): Answer<'book'> =>
  taking(ctx, { appointmentId: id, startsAt, providerId }, async (tx) => {
    const row = await offering(ctx, tx.db, id)
    const [bookerId, at] = [ctx.actor.id, ctx.clock.now()]
    const { slotId, providerId: provider, slot } = await takeSlot(ctx, tx.db, { row, startsAt, providerId, bookerId })
    const { id: made } = await insertQuotedObject(tx.db, { kind: 'booking', by: bookerId, at })
    const status = row.needs_confirmation ? 'SENT' : 'APPROVED'
    const inserted = await insertBooking(tx.db, {
      id: made,
      appointment_id: id,
      provider_id: provider,
      booker_id: bookerId,
      unit_id: row.unit_id,
      slot_id: slotId,
      starts_at: new Date(slot.start * 1000),
      ends_at: new Date(slot.end * 1000),
      cancel_until: cancelUntil(row, slot.start),
      note,
      status,
      created_at: at,
    })
    if (!inserted) throw new Problem('schedule.own_overlap')
    await indexRecord(tx.db, bookingRecord, made)
    const booking = (await readBooking(tx.db, made))!
    await writeSpans(tx.db, made, spansOfBooking(booking))
    await remindOf(ctx, tx, booking)
    recordSlots(tx, id)
    return recordBooking(ctx, tx, { what: 'booked' }, made)
  })

const presentHold = (row: HoldRow) => ({
  id: row.id,
  appointmentId: row.appointment_id,
  provider: presentPerson(row.provider_id, row.provider_name, row.provider_photo),
  startsAt: toSeconds(row.starts_at),
  endsAt: toSeconds(row.starts_at) + row.slot_minutes * 60,
  heldUntil: toSeconds(row.expires_at),
})

export const listHolds = async (ctx: Ctx): Answer<'holds'> => ({
  items: (await readHolds(ctx.db, ctx.actor.id, ctx.clock.now())).map(presentHold),
})

/** A slot that the caller holds already stays held for as long as it was. */
export const holdSlot = (ctx: Ctx, { id, startsAt, providerId }: Input<'hold'>): Answer<'hold'> =>
  taking(ctx, { appointmentId: id, startsAt, providerId }, async (tx) => {
    const row = await offering(ctx, tx.db, id)
    const [holder, now] = [ctx.actor.id, ctx.clock.now()]
    const before = await readHolds(tx.db, holder, now)
    const own = before.find(
      (hold) =>
        hold.appointment_id === id &&
        toSeconds(hold.starts_at) === startsAt &&
        (providerId === undefined || hold.provider_id === providerId),
    )
    if (own) return presentHold(own)
    const { slotId } = await takeSlot(ctx, tx.db, { row, startsAt, providerId, bookerId: holder })
    // Behind the lock of the holder: two calls at once do not pass together.
    if ((await readHolds(tx.db, holder, now)).length >= MAX_HOLDS) throw new Problem('schedule.too_many_holds')
    const hold = newId()
    const until = new Date(now.getTime() + HOLD_MINUTES * 60_000)
    await insertHold(tx.db, { id: hold, slot_id: slotId, holder_id: holder, expires_at: until })
    return presentHold((await readHolds(tx.db, holder, now)).find((one) => one.id === hold)!)
  })

export const releaseHold = (ctx: Ctx, { id }: Input<'release'>): Answer<'release'> =>
  write(ctx, async (tx) => {
    const find = async () => (await readHolds(tx.db, ctx.actor.id, ctx.clock.now())).find((one) => one.id === id)
    const seen = await find()
    if (!seen) throw new Problem('not_found')
    await lockPeople(tx.db, [ctx.actor.id, seen.provider_id])
    const hold = await find()
    if (!hold) throw new Problem('not_found')
    await deleteHold(tx.db, id)
    await freeSeat(tx.db, hold.slot_id)
    return { done: true as const }
  })
