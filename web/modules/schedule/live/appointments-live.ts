import { detailOf, type Change } from '@diwan/contract/kit/event'
import { appointmentEvents, bookingEvents } from '@diwan/contract/schedule/events/appointments'
import type { OpenAppointment } from '@diwan/contract/schedule/schemas/appointments'
import type { OpenBooking } from '@diwan/contract/schedule/schemas/bookings'
import { follow } from '../../../kit/follow.ts'
import { appointmentLists, appointmentQueries, bookingQueries } from '../api/appointments.ts'

const namesOf = (events: Readonly<Record<string, { readonly name: string }>>) =>
  new Set(Object.values(events).map(({ name }) => name))
const ofAppointment = namesOf(appointmentEvents)
const ofBooking = namesOf(bookingEvents)

/** Its slots are asked for again by whatever takes one or gives one back; their number is no part of the record. */
export const appointmentLive = follow({
  topic: 'schedule',
  lists: appointmentLists.lists,
  open: appointmentQueries.open,
  fold: (opened: OpenAppointment) => opened,
  refetchWhen: (_before, _after, change) => ofAppointment.has(change.event),
  renews: (change: Change) => {
    const slots = detailOf(appointmentEvents.slotsChanged, change)
    return slots ? [appointmentQueries.allSlots(slots.id)] : []
  },
})

export const bookingLive = follow({
  topic: 'schedule',
  lists: appointmentLists.lists,
  open: bookingQueries.open,
  fold: (opened: OpenBooking) => opened,
  refetchWhen: (_before, _after, change) => ofBooking.has(change.event),
})
