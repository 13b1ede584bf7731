import { ofAppointments } from './appointments.ts'
import { ofBookings } from './bookings.ts'
import { ofMeetings } from './meetings.ts'
import { requestProof as request } from './permissions.ts'

export const requestProof = request
export const appointmentProof = ofAppointments
export const bookingProof = ofBookings
export const meetingProof = ofMeetings
