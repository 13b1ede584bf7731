import { kindName } from '../../kit/record-kind.ts'

export const appointmentKind = kindName({
  name: 'appointment',
  module: 'schedule',
  view: 'schedule.appointments.view',
  path: (id) => `/user/schedule/appointment?id=${id}`,
  editPath: (id) => `/admin/schedule?id=${id}`,
})

/** The booking of one slot. */
export const bookingKind = kindName({
  name: 'booking',
  module: 'schedule',
  view: 'schedule.bookings.view',
  path: (id) => `/user/schedule/appointment?booking=${id}`,
  editPath: (id) => `/admin/schedule?tab=bookings&booking=${id}`,
})
