import { ofAppointments } from './appointments.ts'
import { ofBookings } from './bookings.ts'
import { ofFeeds } from './feeds.ts'
import { ofMeetingGuests } from './meeting-guest.ts'
import { ofMeetings } from './meetings.ts'
import { requestProof as request } from './permissions.ts'

export const requestProof = request
export const appointmentProof = ofAppointments
export const bookingProof = ofBookings
export const feedProof = ofFeeds
export const meetingGuestProof = ofMeetingGuests
export const meetingProof = ofMeetings
