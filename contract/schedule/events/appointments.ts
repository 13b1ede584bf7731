import { z } from 'zod'
import { event } from '../../kit/event.ts'
import { Seconds, Uuid } from '../../kit/ids.ts'
import { Person } from '../../users/schemas/person.ts'
import { APPOINTMENT_STATUSES, BOOKING_STATUSES } from '../vocabulary/appointments.ts'

const AppointmentFact = z.object({ id: Uuid, status: z.enum(APPOINTMENT_STATUSES), version: z.int(), by: Person.nullable() })
const appointment = (name: string) => event(`schedule.appointment_${name}`, AppointmentFact)

export const appointmentEvents = {
  created: appointment('created'),
  changed: appointment('changed'),
  paused: appointment('paused'),
  resumed: appointment('resumed'),
  closed: appointment('closed'),
  removed: event('schedule.appointment_removed', z.object({ id: Uuid })),
  /** A booking was moved to another provider: the former one, who no longer reads the booking, is notified. */
  passedOn: event(
    'schedule.appointment_passed_on',
    z.object({ id: Uuid, formerId: Uuid, startsAt: Seconds, by: Person.nullable() }),
  ),
  /** A slot was taken or became free: screens that show slots ask for them again. */
  slotsChanged: event('schedule.slots_changed', z.object({ id: Uuid })),
}

const BookingFact = z.object({
  id: Uuid,
  appointmentId: Uuid,
  status: z.enum(BOOKING_STATUSES),
  startsAt: Seconds,
  version: z.int(),
  by: Person.nullable(),
})
const booking = (name: string) => event(`schedule.booking_${name}`, BookingFact)
/** Reasons are kept apart from the history. */
const reasoned = (name: string) =>
  event(`schedule.booking_${name}`, BookingFact.extend({ reason: z.string() }), {
    kept: ({ reason: _reason, ...rest }) => rest,
    written: ({ reason }) => ({ texts: { reason } }),
  })

export const bookingEvents = {
  /** SENT waits to be confirmed; APPROVED was confirmed at once. */
  booked: booking('booked'),
  confirmed: booking('confirmed'),
  rejected: reasoned('rejected'),
  canceled: reasoned('canceled'),
  /** It has another time or another provider. */
  moved: booking('moved'),
  /** Nobody confirmed it in time. */
  lapsed: booking('lapsed'),
  /** One of its two people does not work here any more. */
  left: event('schedule.booking_left', BookingFact.extend({ person: Person })),
  attended: event('schedule.booking_attended', BookingFact.extend({ attended: z.boolean() })),
  /** Its time has passed. */
  ended: booking('ended'),
  /** The absence of one of its two people was approved; the booking stays. */
  absent: event('schedule.booking_absent', BookingFact.extend({ person: Person })),
}

const Defaults = z.record(z.string(), z.union([z.int(), z.boolean(), z.null()]))
/** The defaults of new appointments before and after they were changed. */
export const appointmentSettingsChanged = event(
  'schedule.appointment_settings_changed',
  z.object({ before: Defaults, after: Defaults }),
)
