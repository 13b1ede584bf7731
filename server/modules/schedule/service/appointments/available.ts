import { addDays } from '@diwan/core/hijri'
import { freeOf, slotsOf, type Between, type FreeSlot, type SlotRules, type Taken } from '@diwan/core/slots'
import { dayIn, startOfDay } from '@diwan/core/working-calendar'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import { readSpans } from '../../../calendar/public.ts'
import { readWorkingDays } from '../../../settings/public.ts'
import type { AppointmentRow } from '../../queries/appointments/appointment.ts'
import { readProvided, readTaken, type TakenRow } from '../../queries/appointments/taken.ts'

/** Two hours and the longest slot: nothing further away touches a slot or its gap. */
const AROUND_MS = 11 * 3_600_000

export const rulesOf = (row: AppointmentRow): SlotRules => ({
  zone: row.zone,
  dateFrom: row.date_from,
  dateTo: row.date_to,
  timeFrom: row.time_from,
  timeTo: row.time_to,
  repeatEveryDay: row.repeat_every_day,
  workingDaysOnly: row.working_days_only,
  breaks: row.breaks,
  slotMinutes: row.slot_minutes,
  gapMinutes: row.gap_minutes,
})

/** The slot that begins at this instant, whether it is free or not. */
export async function slotAt(db: Queryable, row: AppointmentRow, startsAt: number): Promise<Between | undefined> {
  const { calendar } = await readWorkingDays(db)
  return slotsOf(rulesOf(row), calendar, { start: startsAt, end: startsAt + 1 })[0]
}

interface ProvidersAt {
  readonly providers: readonly string[]
  readonly from: number
  readonly to: number
  readonly now: Date
  /** A booking that moves: the seat of its own slot becomes free. */
  readonly moving?: { readonly slot_id: string | null } | undefined
}

/** Slots that begin later than this can be booked. */
export const earliestOf = (row: Pick<AppointmentRow, 'notice_minutes'>, now: Date): number =>
  toSeconds(now) + row.notice_minutes * 60

/** The free slots of each provider that begin in a time. */
export async function freeSlots(
  db: Queryable,
  row: AppointmentRow,
  { providers, from, to, now, moving }: ProvidersAt,
): Promise<Map<string, FreeSlot[]>> {
  const { calendar } = await readWorkingDays(db)
  const slots = slotsOf(rulesOf(row), calendar, { start: from, end: to })
  const [first, last] = [slots[0], slots.at(-1)]
  if (!first || !last || providers.length === 0) return new Map()
  const { zone } = row
  const range = {
    people: providers,
    from: new Date(startOfDay(zone, dayIn(zone, first.start)) * 1000 - AROUND_MS),
    to: new Date(startOfDay(zone, addDays(dayIn(zone, last.start), 1)) * 1000 + AROUND_MS),
  }
  const [taken, spans, provided] = await Promise.all([
    readTaken(db, { ...range, now }),
    readSpans(db, range),
    readProvided(db, row.id, range),
  ])
  const takenBy = Map.groupBy(withoutSeatOf(moving, taken), ({ provider_id }) => provider_id)
  const busyBy = Map.groupBy(
    spans.filter(({ kind, object_id, person_id }) => kind !== 'maybe' && provided.get(object_id) !== person_id),
    ({ person_id }) => person_id,
  )
  const rules = {
    gapMinutes: row.gap_minutes,
    seats: row.seats,
    perDay: row.per_day,
    zone,
    earliest: earliestOf(row, now),
  }
  return new Map(
    providers.map((id) => {
      const own = takenBy.get(id) ?? []
      const busy = (busyBy.get(id) ?? []).map(({ starts, ends }) => ({ start: toSeconds(starts), end: toSeconds(ends) }))
      return [id, freeOf(slots, { busy, taken: own.map((one) => takenOf(row, one)), booked: bookedOf(row, own) }, rules)]
    }),
  )
}

const withoutSeatOf = (moving: ProvidersAt['moving'], rows: readonly TakenRow[]): TakenRow[] =>
  rows.map((row) => (row.id === moving?.slot_id ? { ...row, taken: row.taken - 1 } : row)).filter(({ taken }) => taken > 0)

/** Seats are left where the taken slot is one of this appointment as it is now. */
function takenOf(row: AppointmentRow, { appointment_id, starts, ends, seats, taken }: TakenRow): Taken {
  const [start, end] = [toSeconds(starts), toSeconds(ends)]
  const isSame = appointment_id === row.id && end - start === (row.slot_minutes + row.gap_minutes) * 60
  return { start, end, left: isSame ? Math.max(0, seats - taken) : 0 }
}

function bookedOf({ id, zone }: AppointmentRow, rows: readonly TakenRow[]): Map<string, number> {
  const booked = new Map<string, number>()
  for (const { appointment_id, starts, taken } of rows) {
    if (appointment_id !== id) continue
    const day = dayIn(zone, toSeconds(starts))
    booked.set(day, (booked.get(day) ?? 0) + taken)
  }
  return booked
}

/** Those with whom a person may book: providers who still work here, and never the person. */
export const providersFor = ({ providers }: AppointmentRow, bookerId: string, providerId?: string): string[] =>
  providers
    .filter(({ id, active }) => active && id !== bookerId && (providerId === undefined || id === providerId))
    .map(({ id }) => id)
