import { moves } from '../../kit/moves.ts'
import type { AppointmentStatus, BookingStatus } from '../vocabulary/appointments.ts'

type AppointmentCommand = 'change' | 'pause' | 'resume' | 'close' | 'remove' | 'book'

/** One that has bookings cannot be removed; it is closed. */
export const appointmentMoves = moves<AppointmentStatus, AppointmentCommand>({
  change: { needs: 'manage', from: ['OPEN', 'PENDING'], to: 'same' },
  pause: { needs: 'manage', from: ['OPEN'], to: 'PENDING' },
  resume: { needs: 'manage', from: ['PENDING'], to: 'OPEN' },
  close: { needs: 'manage', from: ['OPEN', 'PENDING'], to: 'CLOSED' },
  remove: { needs: 'manage', from: ['OPEN', 'PENDING', 'CLOSED'], to: 'same' },
  book: { from: ['OPEN'], to: 'same' },
})

type BookingCommand = 'confirm' | 'reject' | 'cancel' | 'withdraw' | 'reschedule' | 'move' | 'attend' | 'end' | 'lapse'

/** `withdraw` and `reschedule` are the booker's; `cancel` and `move` are those of the provider and of managers. Nobody having confirmed one in time, it lapses. */
export const bookingMoves = moves<BookingStatus, BookingCommand>({
  confirm: { needs: 'manage', from: ['SENT'], to: 'APPROVED' },
  reject: { needs: 'manage', from: ['SENT'], to: 'REJECTED' },
  cancel: { needs: 'manage', from: ['SENT', 'APPROVED'], to: 'CANCELED' },
  withdraw: { needs: 'own', from: ['SENT', 'APPROVED'], to: 'CANCELED' },
  reschedule: { needs: 'own', from: ['SENT', 'APPROVED'], to: 'same' },
  move: { needs: 'manage', from: ['SENT', 'APPROVED'], to: 'same' },
  attend: { needs: 'manage', from: ['APPROVED', 'DONE'], to: 'DONE' },
  end: { from: ['APPROVED'], to: 'DONE' },
  lapse: { from: ['SENT'], to: 'CANCELED' },
})
