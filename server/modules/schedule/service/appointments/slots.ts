import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { appointments } from '@diwan/contract/schedule/endpoints/appointments'
import { MAX_SLOT_DAYS, MAX_SLOTS, NEXT_SLOTS } from '@diwan/contract/schedule/limits/appointments'
import type { NextSlots, Slot } from '@diwan/contract/schedule/schemas/appointments'
import { addDays } from '@diwan/core/hijri'
import { daysBetween, type FreeSlot } from '@diwan/core/slots'
import { presentIn } from '@diwan/core/time-rules'
import { dayIn, startOfDay } from '@diwan/core/working-calendar'
import { randomBytes } from 'node:crypto'
import { demand } from '../../../../kit/access/demand.ts'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { can, canBooking } from '../../access/appointments.ts'
import { readAppointment, type AppointmentRow } from '../../queries/appointments/appointment.ts'
import { readBooking, type BookingRow } from '../../queries/appointments/bookings.ts'
import { freeSlots, providersFor } from './available.ts'

type Input = InputOf<typeof appointments.slots>
type Answer = OutputOf<typeof appointments.slots>

const ID_BYTES = 6

/** Slots of one start are one slot with the seats of all its providers. */
function merged(all: Iterable<readonly FreeSlot[]>): FreeSlot[] {
  const byStart = new Map<number, FreeSlot>()
  for (const free of all)
    for (const slot of free) byStart.set(slot.start, { ...slot, left: slot.left + (byStart.get(slot.start)?.left ?? 0) })
  return [...byStart.values()].toSorted((a, b) => a.start - b.start)
}

/** Random ids are cut from bytes that are drawn at once. */
function presented(zone: string, slots: readonly FreeSlot[]): Slot[] {
  const ids = randomBytes(ID_BYTES * slots.length).toString('hex')
  return slots.map(({ start, end, left }, place) => ({
    id: ids.slice(place * ID_BYTES * 2, (place + 1) * ID_BYTES * 2),
    from: presentIn(zone, start).now,
    to: presentIn(zone, end).now,
    duration: (end - start) / 60,
    startsAt: start,
    left,
  }))
}

export async function listSlots(ctx: Ctx, { id, from, to, zone: asked, providerId, bookingId }: Input): Promise<Answer> {
  const row = await readAppointment(ctx.db, id)
  demand(can, 'view', ctx.actor, row)
  if (daysBetween(from, to) > MAX_SLOT_DAYS)
    throw new Problem('invalid_input', { fields: [{ path: 'to', code: 'date_outside_range' }] })
  const moving = bookingId === undefined ? undefined : await movable(ctx, row, bookingId)
  const zone = asked ?? row.zone
  const offers = row.kind === 'bookable' && row.status === 'OPEN'
  const providers = offers ? providersFor(row, moving?.booker_id ?? ctx.actor.id, providerId) : []
  const read = async (first: string, last: string): Promise<FreeSlot[]> => {
    const time = { from: startOfDay(zone, first), to: startOfDay(zone, addDays(last, 1)) }
    return merged((await freeSlots(ctx.db, row, { providers, ...time, now: ctx.clock.now(), moving })).values())
  }
  const free = await read(from, to)
  const byDay = [...Map.groupBy(free, ({ start }) => dayIn(zone, start))]
  const kept = fitting(byDay)
  const next = free.length > 0 || providers.length === 0 ? null : await nextFree(row, zone, addDays(to, 1), read)
  const days = kept.map(([day, slots]) => ({ day, slots: presented(zone, slots) }))
  const beyond = byDay[kept.length]
  return { zone, days, to: beyond ? addDays(beyond[0], -1) : to, nextFree: next }
}

/** A booking of the appointment that the caller may move, as its booker or as somebody who manages it. */
async function movable({ db, actor }: Ctx, { id }: AppointmentRow, bookingId: string): Promise<BookingRow> {
  const booking = await readBooking(db, bookingId)
  if (booking?.appointment_id === id && (canBooking.own(actor, booking) || manages(actor, booking))) return booking
  throw new Problem('not_found')
}

const manages: typeof canBooking.manage = (actor, row) => canBooking.view(actor, row) && canBooking.manage(actor, row)

/** Whole days, as many as one answer holds. */
function fitting(days: readonly (readonly [string, readonly FreeSlot[]])[]): (readonly [string, readonly FreeSlot[]])[] {
  let slots = 0
  return days.filter(([, of], place) => {
    slots += of.length
    return place === 0 || slots <= MAX_SLOTS
  })
}

async function nextFree(
  row: AppointmentRow,
  zone: string,
  after: string,
  read: (first: string, last: string) => Promise<FreeSlot[]>,
): Promise<string | null> {
  const last = dayIn(zone, toSeconds(row.ends_at))
  let first = after > dayIn(zone, toSeconds(row.starts_at)) ? after : dayIn(zone, toSeconds(row.starts_at))
  for (; first <= last; first = addDays(first, MAX_SLOT_DAYS)) {
    const [slot] = await read(first, addDays(first, MAX_SLOT_DAYS - 1))
    if (slot) return dayIn(zone, slot.start)
  }
  return null
}

/** The first free slots from an instant on, each with a provider who has it: what a refusal offers instead. */
export async function nextSlots(
  ctx: Ctx,
  row: AppointmentRow,
  { startsAt, providerId, moving }: { startsAt: number; providerId?: string | undefined; moving?: BookingRow | undefined },
): Promise<NextSlots> {
  const now = ctx.clock.now()
  const from = Math.max(startsAt, toSeconds(now))
  const day = dayIn(row.zone, from)
  const time = { from, to: startOfDay(row.zone, addDays(day, MAX_SLOT_DAYS)) }
  const providers = row.status === 'OPEN' ? providersFor(row, moving?.booker_id ?? ctx.actor.id, providerId) : []
  const free = await freeSlots(ctx.db, row, { providers, ...time, now, moving })
  const first = merged(free.values()).slice(0, NEXT_SLOTS)
  return {
    next: presented(row.zone, first).map((slot) => ({
      ...slot,
      day: dayIn(row.zone, slot.startsAt),
      providerId: providers.find((id) => free.get(id)?.some(({ start }) => start === slot.startsAt))!,
    })),
  }
}
