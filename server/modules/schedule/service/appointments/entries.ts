import { allowed } from '@diwan/contract/kit/moves'
import { MAX_JOB_ENTRIES } from '@diwan/contract/schedule/limits/appointments'
import { bookingMoves } from '@diwan/contract/schedule/moves/appointments'
import type { BookingStatus } from '@diwan/contract/schedule/vocabulary/appointments'
import { entriesOf } from '@diwan/core/slots'
import type { WorkingCalendar } from '@diwan/core/working-calendar'
import { sql } from 'kysely'
import type { Queryable } from '../../../../kit/db/database.ts'
import type { Span, SpanSource } from '../../../../kit/declared/spans.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import { writeSpans } from '../../../calendar/public.ts'
import { readWorkingDays } from '../../../settings/public.ts'
import { canBooking } from '../../access/appointments.ts'
import { readAppointments, type AppointmentRow } from '../../queries/appointments/appointment.ts'
import { readBookings, type BookingReach } from '../../queries/appointments/bookings.ts'
import { rulesOf } from './available.ts'

/** A job makes its people busy at its times while it is open; an offer of slots makes nobody busy. */
export function spansOfAppointment(calendar: WorkingCalendar, row: AppointmentRow): Span[] {
  if (row.kind !== 'job' || row.status !== 'OPEN') return []
  const entries = entriesOf(rulesOf(row), calendar)
  return row.providers.flatMap(({ id }) =>
    entries.map(({ start, end }, occurrence) => ({
      personId: id,
      kind: 'busy' as const,
      starts: new Date(start * 1000),
      ends: new Date(end * 1000),
      occurrence,
    })),
  )
}

export async function writeEntries(db: Queryable, row: AppointmentRow): Promise<void> {
  const { calendar } = await readWorkingDays(db)
  const spans = spansOfAppointment(calendar, row)
  if (spans.length > MAX_JOB_ENTRIES) throw new Problem('invalid_input', { fields: [{ path: 'dateTo', code: 'too_many' }] })
  await writeSpans(db, row.id, spans)
}

export const jobSpans: SpanSource = {
  kind: 'appointment',
  type: 'appointment',
  rebuilt: async (db) => {
    const { calendar } = await readWorkingDays(db)
    const { rows } = await sql<{ id: string }>`
      select id from appointments where kind = 'job' and status = 'OPEN' and deleted_at is null`.execute(db)
    const jobs = await readAppointments(
      db,
      rows.map(({ id }) => id),
    )
    return jobs.flatMap((row) => spansOfAppointment(calendar, row).map((span) => ({ ...span, objectId: row.id })))
  },
}

type Timed = Pick<BookingReach, 'provider_id' | 'booker_id' | 'status' | 'starts_at' | 'ends_at'>

/** A booking makes both sides busy, perhaps while it waits to be confirmed. */
export const spansOfBooking = ({ provider_id, booker_id, status, starts_at: starts, ends_at: ends }: Timed): Span[] =>
  status === 'REJECTED' || status === 'CANCELED'
    ? []
    : [provider_id, booker_id].map((personId) => ({ personId, kind: status === 'SENT' ? 'maybe' : 'busy', starts, ends }))

export const bookingSpans: SpanSource = {
  kind: 'booking',
  type: 'appointment',
  /** The bookings of a provider, as long as another slot of their appointment can be taken. */
  movable: async ({ db, actor, clock }, ids) =>
    (await readBookings(db, ids))
      .filter((row) => row.provider_id === actor.id && row.appointment_status === 'OPEN' && row.starts_at > clock.now())
      .filter((row) => allowed(bookingMoves, row.status as BookingStatus, { manage: canBooking.manage(actor, row) }).move)
      .map(({ id }) => id),
  rebuilt: async (db) => {
    const rows = await db
      .selectFrom('bookings')
      .select(['id', 'provider_id', 'booker_id', 'status', 'starts_at', 'ends_at'])
      .where('deleted_at', 'is', null)
      .execute()
    return rows.flatMap((row) => spansOfBooking(row).map((span) => ({ ...span, objectId: row.id })))
  },
}
