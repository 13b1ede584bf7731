import { appointmentEvents, bookingEvents } from '@diwan/contract/schedule/events/appointments'
import { appointmentKind, bookingKind } from '@diwan/contract/schedule/kind/appointments'
import { z } from 'zod'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { recordKind } from '../../../kit/kind/record-kind.ts'
import { can, canBooking, reach, reachBooking } from '../access/appointments.ts'
import {
  forgetAppointments,
  lockAppointment,
  readAppointments,
  readTexts,
  type AppointmentReach,
  type AppointmentRow,
} from '../queries/appointments/appointment.ts'
import {
  lockBooking,
  readBookings,
  readBookingTexts,
  type BookingReach,
  type BookingRow,
} from '../queries/appointments/bookings.ts'

const { slotsChanged: _slots, removed: _removed, ...shown } = appointmentEvents

export const appointmentRecord = recordKind<AppointmentReach, AppointmentRow, keyof typeof can>(appointmentKind, {
  table: 'appointments',
  reach,
  can,
  read: (db, _actor, ids) => readAppointments(db, ids),
  lock: (db, _actor, id) => lockAppointment(db, id),
  linked: ({ people_ids, tokens }) => [...people_ids, ...tokens],
  title: ({ purpose }) => purpose,
  card: (_actor, { short_id, status }) => ({ shortId: short_id, status }),
  events: appointmentEvents,
  activity: { events: Object.values(shown), shown: z.object({}), may: can.manage },
  search: {
    sort: 'starts_at',
    texts: readTexts,
    persons: ['created_by', 'assigned_by'],
    units: ['unit_id', 'group_id', 'department_id'],
  },
  links: {},
  forget: forgetAppointments,
})

export const bookingRecord = recordKind<BookingReach, BookingRow, keyof typeof canBooking>(bookingKind, {
  table: 'bookings',
  reach: reachBooking,
  can: canBooking,
  read: (db, _actor, ids) => readBookings(db, ids),
  lock: (db, _actor, id) => lockBooking(db, id),
  title: ({ purpose }) => purpose,
  card: (actor, { id, short_id, status, booker_id, provider_id }) => ({
    shortId: short_id,
    status,
    path: [booker_id, provider_id].includes(actor.id) ? bookingKind.path(id) : bookingKind.editPath(id),
  }),
  events: bookingEvents,
  activity: { events: Object.values(bookingEvents), shown: z.object({}) },
  search: {
    sort: 'starts_at',
    texts: readBookingTexts,
    people: ['booker_id', 'provider_id'],
    units: ['unit_id'],
    meets: ({ booker_name, provider_name, starts_at }) => ({
      who: booker_name,
      with: provider_name,
      startsAt: toSeconds(starts_at),
    }),
  },
  links: {},
})
