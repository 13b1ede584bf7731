import { living } from '../../../kit/access/living.ts'
import { audience, relations, within, type May } from '../../../kit/access/reach.ts'
import type { AppointmentReach } from '../queries/appointments/appointment.ts'
import type { BookingReach } from '../queries/appointments/bookings.ts'

/** `own` is the person who assigned an appointment, and each of its providers. */
export const reach = relations<AppointmentReach>({
  own: {
    link: {
      table: 'appointment_people',
      record: 'appointment_id',
      holder: 'user_id',
      ids: (actor) => [actor.id],
      sort: 'sort_at',
      repeats: 'starts_at',
    },
    matches: ({ people_ids }, actor) => people_ids.includes(actor.id),
  },
  department: { column: 'unit_id', ids: (actor) => actor.departmentIds },
  tree: { column: 'unit_id', ids: (actor) => actor.treeIds },
  audience: audience({ kind: 'appointment', repeats: 'starts_at' }),
})

const books = within(reach, 'schedule.appointments.book')

export const can = {
  view: living(within(reach, 'schedule.appointments.view')),
  manage: living(within(reach, 'schedule.appointments.manage')),
  book: living<AppointmentReach>((actor, row) => row.kind === 'bookable' && books(actor, row)),
}

/** A booking is its booker's, and `assigned` to its provider; the unit is that of its appointment. */
export const reachBooking = relations<BookingReach>({
  own: { column: 'booker_id', ids: (actor) => [actor.id] },
  assigned: { column: 'provider_id', ids: (actor) => [actor.id] },
  department: { column: 'unit_id', ids: (actor) => actor.departmentIds },
  tree: { column: 'unit_id', ids: (actor) => actor.treeIds },
})

const manages = living(within(reachBooking, 'schedule.bookings.manage'))

export const canBooking = {
  view: living(within(reachBooking, 'schedule.bookings.view')),
  own: living<BookingReach>((actor, row) => row.booker_id === actor.id),
  /** Nobody confirms or rejects their own booking. */
  manage: ((actor, row) => row.booker_id !== actor.id && manages(actor, row)) as May<BookingReach>,
}
