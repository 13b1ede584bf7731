import type { Addressee } from '@diwan/contract/audience/schemas'
import type { SentInputOf } from '@diwan/contract/kit/endpoint'
import { appointments } from '@diwan/contract/schedule/endpoints/appointments'
import { bookings } from '@diwan/contract/schedule/endpoints/bookings'
import type { Appointment } from '@diwan/contract/schedule/schemas/appointments'
import type { Booking } from '@diwan/contract/schedule/schemas/bookings'
import { infiniteQueryOptions, keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import { call } from '../../../kit/call.ts'
import { caughtUp } from '../../../kit/caught-up.ts'
import type { LiveLists } from '../../../kit/follow.ts'
import { pages, query } from '../../../kit/queries.ts'
import { registerWrite } from '../../../kit/write.ts'

export type AppointmentFilter = SentInputOf<typeof appointments.count>
export type AppointmentAsked = Omit<SentInputOf<typeof appointments.list>, 'after' | 'limit'>
export type SlotsAsked = SentInputOf<typeof appointments.slots>
export type BookingFilter = SentInputOf<typeof bookings.count>
export type BookingAsked = Omit<SentInputOf<typeof bookings.list>, 'after' | 'limit'>
export type NamedPerson = Appointment['people'][number]

/** Shows the earlier answer at once and fetches it again: it was not followed while its screen was closed. */
const again = { refetchOnMount: 'always' } as const

export const appointmentQueries = {
  all: () => ['appointments'] as const,
  lists: () => [...appointmentQueries.all(), 'list'] as const,
  list: (asked: AppointmentAsked) =>
    infiniteQueryOptions({ queryKey: [...appointmentQueries.lists(), asked], ...pages(appointments.list, asked), ...again }),
  count: (filter: AppointmentFilter) =>
    queryOptions({ queryKey: [...appointmentQueries.lists(), 'count', filter], ...query(appointments.count, filter), ...again }),
  form: () => queryOptions({ queryKey: [...appointmentQueries.all(), 'form'], ...query(appointments.form, {}), ...again }),
  settings: () =>
    queryOptions({ queryKey: [...appointmentQueries.all(), 'settings'], ...query(appointments.settings, {}), ...again }),
  open: (id: string) =>
    queryOptions({
      queryKey: [...appointmentQueries.all(), 'open', id],
      queryFn: async ({ queryKey, signal }) => caughtUp(queryKey, await call(appointments.open, { id }, { signal })),
      ...again,
    }),
  allSlots: (id: string) => [...appointmentQueries.all(), 'slots', id] as const,
  slots: (asked: SlotsAsked) =>
    queryOptions({
      queryKey: [...appointmentQueries.allSlots(asked.id), asked],
      ...query(appointments.slots, asked),
      placeholderData: keepPreviousData,
      ...again,
    }),
  /** Those of a name that the reader manages, for a filter. */
  named: (text: string) => ({
    queryKey: [...appointmentQueries.lists(), 'named', text] as readonly unknown[],
    queryFn: async (): Promise<readonly Appointment[]> =>
      (await call(appointments.list, { view: 'manage', ...(text !== '' && { q: text }) })).items,
  }),
  people: (text: string) => ({
    queryKey: [...appointmentQueries.all(), 'people', text] as readonly unknown[],
    queryFn: async (): Promise<readonly NamedPerson[]> => (await call(appointments.people, { q: text })).items,
  }),
  addressees: (text: string) => ({
    queryKey: [...appointmentQueries.all(), 'addressees', text] as readonly unknown[],
    queryFn: async (): Promise<readonly Addressee[]> => (await call(appointments.addressees, { q: text })).items,
  }),
}

export const bookingQueries = {
  all: () => ['bookings'] as const,
  lists: () => [...bookingQueries.all(), 'list'] as const,
  list: (asked: BookingAsked) =>
    infiniteQueryOptions({ queryKey: [...bookingQueries.lists(), asked], ...pages(bookings.list, asked), ...again }),
  count: (filter: BookingFilter) =>
    queryOptions({ queryKey: [...bookingQueries.lists(), 'count', filter], ...query(bookings.count, filter), ...again }),
  open: (id: string) =>
    queryOptions({
      queryKey: [...bookingQueries.all(), 'open', id],
      queryFn: async ({ queryKey, signal }) => caughtUp(queryKey, await call(bookings.open, { id }, { signal })),
      ...again,
    }),
}

export const appointmentLists: LiveLists = {
  topics: ['schedule'],
  lists: () => [appointmentQueries.lists(), bookingQueries.lists()],
}

interface OfOne {
  readonly input: { readonly id: string }
}
const ofAppointment = ({ input: { id } }: OfOne) => [
  appointmentQueries.open(id).queryKey,
  appointmentQueries.allSlots(id),
  ...appointmentLists.lists(),
]
/** A booking takes a slot or gives it back, of an appointment that its input does not name. */
const ofBooking = ({ input: { id } }: OfOne) => [
  bookingQueries.open(id).queryKey,
  [...appointmentQueries.all(), 'slots'],
  ...appointmentLists.lists(),
]

registerWrite(appointments.create, { renews: appointmentLists.lists(), says: ['schedule', 'didCreateEntry'] })
registerWrite(appointments.change, { renews: ofAppointment, says: ['schedule', 'didChangeEntry'] })
registerWrite(appointments.pause, { renews: ofAppointment, says: ['schedule', 'didPauseEntry'] })
registerWrite(appointments.resume, { renews: ofAppointment, says: ['schedule', 'didResumeEntry'] })
registerWrite(appointments.close, { renews: ofAppointment, says: ['schedule', 'didCloseEntry'] })
registerWrite(appointments.remove, { renews: appointmentLists.lists(), says: ['schedule', 'didDeleteEntry'] })
registerWrite(appointments.changeSettings, {
  renews: [appointmentQueries.settings().queryKey, appointmentQueries.form().queryKey],
  says: ['schedule', 'didChangeSlotDefaults'],
})
registerWrite(bookings.hold, {
  renews: ({ input: { id } }) => [appointmentQueries.allSlots(id)],
  // The screen says why a slot cannot be held, beside the slots that can.
  answers: ['schedule.slot_taken', 'schedule.slot_not_offered', 'schedule.own_overlap', 'schedule.own_slot'],
})
registerWrite(bookings.release, { renews: [[...appointmentQueries.all(), 'slots']] })
registerWrite(bookings.book, {
  renews: ofAppointment,
  says: ({ status }) => ['schedule', status === 'SENT' ? 'didAskToBook' : 'didBook'],
})
/** The next command on a booking that is open needs its new version at once. */
const keepMoved = (client: QueryClient, booking: Booking) =>
  void client.setQueryData(bookingQueries.open(booking.id).queryKey, (opened) => opened && { ...opened, booking })

registerWrite(bookings.reschedule, { renews: ofBooking, done: keepMoved, says: ['schedule', 'didMove'] })
registerWrite(bookings.move, { renews: ofBooking, done: keepMoved, says: ['schedule', 'didMove'] })
registerWrite(bookings.withdraw, { renews: ofBooking, says: ['schedule', 'didCancelBooking'] })
registerWrite(bookings.cancel, { renews: ofBooking, says: ['schedule', 'didCancelBooking'] })
registerWrite(bookings.confirm, { renews: ofBooking, says: ['schedule', 'didConfirm'] })
registerWrite(bookings.reject, { renews: ofBooking, says: ['schedule', 'didReject'] })
registerWrite(bookings.attended, {
  renews: ofBooking,
  says: ({ attended }) => ['schedule', attended === false ? 'didMarkMissed' : 'didMarkAttended'],
})
