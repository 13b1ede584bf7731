import { allowed } from '@diwan/contract/kit/moves'
import { bookingMoves } from '@diwan/contract/schedule/moves/appointments'
import type { Booking } from '@diwan/contract/schedule/schemas/bookings'
import { useUntil } from '../../../../kit/use-until.ts'

/** The commands that the reader has now: of the booker, or of the person who was booked and of those who manage. */
export function useBookingOffers({ status, can, startsAt, cancelUntil, appointment }: Booking) {
  const may = allowed(bookingMoves, status, can)
  const coming = useUntil(startsAt)
  const inTime = useUntil(cancelUntil)
  const movable = appointment.status === 'OPEN'
  return {
    confirm: may.confirm && coming,
    reject: may.reject && coming,
    withdraw: may.withdraw && inTime,
    cancel: may.cancel && coming && !may.withdraw,
    move: movable && ((may.reschedule && inTime) || (may.move && coming)),
    attend: may.attend && !coming,
    /** The booker could have canceled it before. */
    late: may.withdraw && coming && !inTime,
  }
}
