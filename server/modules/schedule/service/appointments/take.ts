import type { Between } from '@diwan/core/slots'
import { addDays, dayToSeconds } from '@diwan/core/hijri'
import { dayIn, startOfDay } from '@diwan/core/working-calendar'
import type { ErrorCode } from '@diwan/contract/kit/errors'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { write, type Tx } from '../../../../kit/record/write.ts'
import { readAppointment, type AppointmentRow } from '../../queries/appointments/appointment.ts'
import { hasOwnBooking, lockPeople, type BookingRow } from '../../queries/appointments/bookings.ts'
import { deleteHold, dropExpired, readHolds } from '../../queries/appointments/holds.ts'
import { countTaken, freeSeat, takeSeat } from '../../queries/appointments/taken.ts'
import { earliestOf, freeSlots, providersFor, slotAt } from './available.ts'
import { nextSlots } from './slots.ts'

interface Wanted {
  readonly row: AppointmentRow
  readonly startsAt: number
  /** Any provider, where none is named. */
  readonly providerId?: string | undefined
  readonly bookerId: string
  /** The booking that moves: its own slot becomes free first. */
  readonly moving?: BookingRow
}

export interface Seat {
  readonly slotId: string
  readonly providerId: string
  readonly slot: Between
}

/** A refusal that is answered with the next free slots, once its transaction has ended. */
class NotFree extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode) {
    super(code)
    this.code = code
  }
}

interface Sought {
  readonly appointmentId: string
  readonly startsAt: number
  readonly providerId?: string | undefined
  readonly moving?: BookingRow | undefined
}

/** A write that takes a slot; where it is not free, the refusal names the next three that are. */
export async function taking<T>(ctx: Ctx, sought: Sought, change: (tx: Tx) => Promise<T>): Promise<T> {
  return orNext(
    ctx,
    () => Promise.resolve(sought),
    () => write(ctx, change),
  )
}

export async function orNext<T>(ctx: Ctx, sought: () => Promise<Sought | undefined>, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof NotFree)) throw error
    const asked = await sought()
    const row = asked && (await readAppointment(ctx.db, asked.appointmentId))
    throw new Problem(error.code, { current: row ? await nextSlots(ctx, row, asked) : { next: [] } })
  }
}

/** The providers whom this person may book at that time; the checks need no lock. */
async function candidatesFor(db: Queryable, { row, startsAt, providerId, bookerId }: Wanted) {
  if (providerId === bookerId) throw new Problem('schedule.own_slot')
  const slot = await slotAt(db, row, startsAt)
  if (!slot) throw new NotFree('schedule.slot_not_offered')
  const providers = providersFor(row, bookerId, providerId)
  if (providers.length === 0) {
    const alone = providerId === undefined && providersFor(row, '').length > 0
    throw alone ? new Problem('schedule.own_slot') : new NotFree('schedule.slot_not_offered')
  }
  return { slot, providers }
}

/**
 * Takes a seat of a slot for its booker. The people of both sides are locked first, in the order of their ids, and whatever was seen
 * before is asked again behind the locks.
 */
export async function takeSlot(ctx: Ctx, db: Queryable, wanted: Wanted): Promise<Seat> {
  const { row, startsAt, providerId, bookerId, moving } = wanted
  const now = ctx.clock.now()
  const { slot, providers } = await candidatesFor(db, wanted)
  const asked = { providers, from: startsAt, to: startsAt + 1, now }
  // Most who come too late are refused without waiting for a lock.
  const seen = await holdOf(db, wanted, now)
  if (!moving && !seen) await demandFree(db, row, asked)
  await lockPeople(db, [bookerId, ...providers, ...[moving, seen].flatMap((one) => one?.provider_id ?? [])])
  await dropExpired(db, providers, now)
  const time = { from: new Date(slot.start * 1000), to: new Date(slot.end * 1000) }
  if (await hasOwnBooking(db, { bookerId, ...time, except: moving?.id })) throw new Problem('schedule.own_overlap')
  const until = new Date((slot.end + row.gap_minutes * 60) * 1000)
  if (moving?.slot_id) await freeSeat(db, moving.slot_id)
  const hold = await holdOf(db, wanted, now)
  if (hold) {
    await deleteHold(db, hold.id)
    const isSame = hold.slot_ends.getTime() === until.getTime() && providers.includes(hold.provider_id)
    if (isSame) return { slotId: hold.slot_id, providerId: hold.provider_id, slot }
    // The appointment was changed since: the slot is taken as everybody else would take it.
    await freeSeat(db, hold.slot_id)
  }
  const free = await demandFree(db, row, asked)
  const place = { appointmentId: row.id, from: time.from, until, seats: row.seats }
  for (const id of providerId === undefined ? await leastBooked(db, row, free, { startsAt, now }) : free) {
    const slotId = await takeSeat(db, { ...place, providerId: id })
    if (slotId !== undefined) return { slotId, providerId: id, slot }
  }
  throw new NotFree('schedule.slot_taken')
}

/** The booker's own hold of the slot; its seat is counted already. */
const holdOf = async (db: Queryable, { row, startsAt, providerId, bookerId }: Wanted, now: Date) =>
  (await readHolds(db, bookerId, now)).find(
    (hold) =>
      hold.appointment_id === row.id &&
      toSeconds(hold.starts_at) === startsAt &&
      (providerId === undefined || hold.provider_id === providerId),
  )

type ProvidersAt = Parameters<typeof freeSlots>[2]

async function demandFree(db: Queryable, row: AppointmentRow, asked: ProvidersAt): Promise<string[]> {
  if (asked.from < earliestOf(row, asked.now)) throw new NotFree('schedule.slot_not_offered')
  const free = await freeSlots(db, row, asked)
  const providers = asked.providers.filter((id) => free.get(id)?.some(({ start }) => start === asked.from))
  if (providers.length === 0) throw new NotFree('schedule.slot_taken')
  return providers
}

/** First the provider with the fewest bookings of that week, from Sunday on. */
async function leastBooked(
  db: Queryable,
  { zone }: AppointmentRow,
  people: readonly string[],
  { startsAt, now }: { startsAt: number; now: Date },
): Promise<string[]> {
  if (people.length === 1) return [...people]
  const day = dayIn(zone, startsAt)
  const sunday = addDays(day, -new Date(dayToSeconds(day) * 1000).getUTCDay())
  const [from, to] = [sunday, addDays(sunday, 7)].map((one) => new Date(startOfDay(zone, one) * 1000))
  const counts = await countTaken(db, { people, from: from!, to: to!, now })
  return people.toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))
}
