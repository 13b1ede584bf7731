import { appointments } from '@diwan/contract/schedule/endpoints/appointments'
import { bookings } from '@diwan/contract/schedule/endpoints/bookings'
import { route, type Route } from '../../../kit/http/route.ts'
import { book, holdSlot, listHolds, releaseHold } from '../service/appointments/book.ts'
import { countBookings, listBookings, openBooking } from '../service/appointments/bookings.ts'
import * as commands from '../service/appointments/commands.ts'
import * as reads from '../service/appointments/read.ts'
import { listSlots } from '../service/appointments/slots.ts'
import * as writes from '../service/appointments/write.ts'

export const appointmentRoutes: readonly Route[] = [
  route(appointments.list, reads.listAppointments),
  route(appointments.count, reads.countAppointments),
  route(appointments.form, reads.readForm),
  route(appointments.people, reads.namedPeople),
  route(appointments.addressees, reads.namedAddressees),
  route(appointments.settings, reads.openSettings),
  route(appointments.changeSettings, reads.changeSettings),
  route(appointments.open, reads.openAppointment),
  route(appointments.slots, listSlots),
  route(appointments.create, writes.createAppointment),
  route(appointments.change, writes.changeAppointment),
  route(appointments.pause, writes.pauseAppointment),
  route(appointments.resume, writes.resumeAppointment),
  route(appointments.close, writes.closeAppointment),
  route(appointments.remove, writes.removeAppointment),
  route(bookings.list, listBookings),
  route(bookings.count, countBookings),
  route(bookings.open, openBooking),
  route(bookings.holds, listHolds),
  route(bookings.hold, holdSlot),
  route(bookings.release, releaseHold),
  route(bookings.book, book),
  route(bookings.withdraw, commands.withdrawBooking),
  route(bookings.reschedule, commands.rescheduleBooking),
  route(bookings.confirm, commands.confirmBooking),
  route(bookings.reject, commands.rejectBooking),
  route(bookings.cancel, commands.cancelBooking),
  route(bookings.move, commands.moveBooking),
  route(bookings.attended, commands.attendBooking),
]
