import type { Appointment } from '@diwan/contract/schedule/schemas/appointments'
import type { Booking } from '@diwan/contract/schedule/schemas/bookings'
import type { AppointmentKind, AppointmentStatus, BookingStatus } from '@diwan/contract/schedule/vocabulary/appointments'
import type { Actor } from '../../../kit/access/actor.ts'
import { granted } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { presentPerson } from '../../users/public.ts'
import { can, canBooking } from '../access/appointments.ts'
import type { AppointmentRow } from '../queries/appointments/appointment.ts'
import type { BookingRow } from '../queries/appointments/bookings.ts'

const unitOf = (row: AppointmentRow['department']) => row && { id: row.id, nameAr: row.name_ar, nameEn: row.name_en }

/** Fields are listed, never spread: a new column stays private until it is added here. */
export function presentAppointment(actor: Actor, row: AppointmentRow): Appointment {
  const rights = granted(can, actor, row)
  return {
    id: row.id,
    shortId: row.short_id,
    kind: row.kind as AppointmentKind,
    purpose: row.purpose,
    dateFrom: row.date_from,
    dateTo: row.date_to,
    timeFrom: row.time_from,
    timeTo: row.time_to,
    repeatEveryDay: row.repeat_every_day,
    jobLocation: row.job_location,
    jobDescription: row.job_description,
    assignedBy: presentPerson(row.assigned_by, row.assigner_name, row.assigner_photo),
    department: unitOf(row.department),
    group: unitOf(row.group),
    people: row.providers.map(({ id, name, photo }) => presentPerson(id, name, photo)),
    zone: row.zone,
    slotMinutes: row.slot_minutes,
    gapMinutes: row.gap_minutes,
    noticeMinutes: row.notice_minutes,
    perDay: row.per_day,
    seats: row.seats,
    needsConfirmation: row.needs_confirmation,
    cancelHours: row.cancel_hours,
    workingDaysOnly: row.working_days_only,
    breaks: row.breaks.map(({ from, to }) => ({ from, to })),
    status: row.status as AppointmentStatus,
    startsAt: toSeconds(row.starts_at),
    endsAt: toSeconds(row.ends_at),
    upcoming: rights.manage ? row.upcoming : null,
    createdDate: toSeconds(row.created_at),
    updatedDate: toSeconds(row.updated_at),
    version: row.version,
    can: rights,
  }
}

export function presentBooking(actor: Actor, row: BookingRow): Booking {
  const [startsAt, endsAt] = [toSeconds(row.starts_at), toSeconds(row.ends_at)]
  return {
    id: row.id,
    shortId: row.short_id,
    appointment: {
      id: row.appointment_id,
      purpose: row.purpose,
      jobLocation: row.job_location,
      zone: row.zone,
      status: row.appointment_status as AppointmentStatus,
    },
    provider: presentPerson(row.provider_id, row.provider_name, row.provider_photo),
    booker: presentPerson(row.booker_id, row.booker_name, row.booker_photo),
    startsAt,
    endsAt,
    duration: (endsAt - startsAt) / 60,
    note: row.note,
    status: row.status as BookingStatus,
    reason: row.reason,
    attended: row.attended,
    cancelUntil: toSeconds(row.cancel_until),
    createdDate: toSeconds(row.created_at),
    version: row.version,
    can: granted(canBooking, actor, row),
  }
}
