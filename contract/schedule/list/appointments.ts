import { days, listOf, records, several } from '../../kit/list.ts'
import {
  APPOINTMENT_KINDS,
  APPOINTMENT_STATUSES,
  APPOINTMENT_VIEWS,
  BOOKING_STATUSES,
  BOOKING_VIEWS,
} from '../vocabulary/appointments.ts'

/** Appointments in the order of their beginning. */
export const appointmentList = listOf({
  views: APPOINTMENT_VIEWS,
  sorts: ['starts'],
  filters: {
    kind: several(APPOINTMENT_KINDS),
    status: several(APPOINTMENT_STATUSES),
    starts: days('startsFrom', 'startsTo'),
  },
})

/** Bookings in the order of their beginning. */
export const bookingList = listOf({
  views: BOOKING_VIEWS,
  sorts: ['starts'],
  filters: {
    status: several(BOOKING_STATUSES),
    appointmentId: records(),
    providerId: records(),
    starts: days('startsFrom', 'startsTo'),
  },
})
