import { endpoint, flag } from '../../kit/endpoint.ts'
import { Done } from '../../kit/ids.ts'
import { Counter, page } from '../../kit/page.ts'
import { z } from 'zod'
import { BOOKED_A_MINUTE } from '../limits/appointments.ts'
import * as schemas from '../schemas/bookings.ts'

const path = '/api/schedule/bookings'
const appointment = '/api/schedule/appointments/{id}'
const holdPath = '/api/schedule/holds'
const module = 'schedule'
const reads = { module, access: flag('schedule', 'bookings.view'), method: 'GET' } as const
const books = { module, access: flag('schedule', 'appointments.book') } as const
const taken = ['schedule.slot_taken', 'schedule.slot_not_offered', 'schedule.own_overlap', 'schedule.own_slot'] as const
const moved = {
  method: 'POST',
  output: schemas.Booking,
  errors: ['not_found', 'forbidden', 'changed_meanwhile', 'wrong_state'],
} as const
/** The right of providers, and of those who manage bookings. */
const others = { module, access: flag('schedule', 'bookings.manage'), ...moved } as const

export const bookings = {
  list: endpoint({
    ...reads,
    name: 'schedule.bookings',
    summary:
      'Bookings of the caller, those with the caller as provider, or all that the caller may see, in the order of their beginning.',
    path,
    input: schemas.BookingQuery,
    output: page(schemas.Booking),
  }),
  count: endpoint({
    ...reads,
    name: 'schedule.countBookings',
    summary: 'How many bookings the same list holds, exact to 999.',
    path: `${path}/count`,
    input: schemas.BookingCountQuery,
    output: Counter,
  }),
  open: endpoint({
    ...reads,
    name: 'schedule.openBooking',
    summary: 'One booking, with the channels to follow it by.',
    path: `${path}/{id}`,
    input: schemas.BookingId,
    output: schemas.OpenBooking,
    errors: ['not_found'],
  }),
  holds: endpoint({
    ...books,
    method: 'GET',
    name: 'schedule.holds',
    summary: 'The slots that are kept for the caller now.',
    path: holdPath,
    input: z.strictObject({}),
    output: schemas.Holds,
  }),
  hold: endpoint({
    ...books,
    method: 'POST',
    name: 'schedule.holdSlot',
    summary: 'Keeps a slot for the caller for five minutes; three at a time.',
    path: `${appointment}/holds`,
    input: schemas.HoldSlot,
    output: schemas.Hold,
    errors: ['not_found', 'forbidden', 'wrong_state', 'schedule.too_many_holds', ...taken],
    perMinute: BOOKED_A_MINUTE,
  }),
  release: endpoint({
    ...books,
    method: 'DELETE',
    name: 'schedule.releaseHold',
    summary: 'Gives a slot back that is kept for the caller.',
    path: `${holdPath}/{id}`,
    input: schemas.HoldId,
    output: Done,
    errors: ['not_found'],
  }),
  book: endpoint({
    ...books,
    method: 'POST',
    name: 'schedule.book',
    summary: 'Books a slot, once and for one person; a refusal names the next three that are free.',
    path: `${appointment}/bookings`,
    input: schemas.Book,
    output: schemas.Booking,
    errors: ['not_found', 'forbidden', 'wrong_state', ...taken],
    perMinute: BOOKED_A_MINUTE,
  }),
  withdraw: endpoint({
    ...moved,
    module,
    access: flag('schedule', 'bookings.view'),
    name: 'schedule.withdrawBooking',
    summary: 'Cancels a booking of the caller, until the hours before it that the appointment names.',
    path: `${path}/{id}/withdraw`,
    input: schemas.WithdrawBooking,
    errors: [...moved.errors, 'schedule.too_late'],
  }),
  reschedule: endpoint({
    ...books,
    ...moved,
    name: 'schedule.reschedule',
    summary: 'Moves a booking of the caller to another slot of its appointment, which is confirmed again where that is needed.',
    path: `${path}/{id}/reschedule`,
    input: schemas.RescheduleBooking,
    errors: [...moved.errors, 'schedule.too_late', ...taken],
    perMinute: BOOKED_A_MINUTE,
  }),
  confirm: endpoint({
    ...others,
    name: 'schedule.confirmBooking',
    summary: 'Confirms a booking that waits.',
    path: `${path}/{id}/confirm`,
    input: schemas.BookingAt,
    errors: [...moved.errors, 'schedule.begun'],
  }),
  reject: endpoint({
    ...others,
    name: 'schedule.rejectBooking',
    summary: 'Rejects a booking that waits, with a reason; its slot is free again.',
    path: `${path}/{id}/reject`,
    input: schemas.RejectBooking,
    errors: [...moved.errors, 'schedule.begun'],
  }),
  cancel: endpoint({
    ...others,
    name: 'schedule.cancelBooking',
    summary: 'Cancels a booking of somebody else with a reason; its slot is free again.',
    path: `${path}/{id}/cancel`,
    input: schemas.CancelBooking,
    errors: [...moved.errors, 'schedule.begun'],
  }),
  move: endpoint({
    ...others,
    name: 'schedule.moveBooking',
    summary: 'Moves a booking of somebody else to another slot or provider of its appointment.',
    path: `${path}/{id}/move`,
    input: schemas.RescheduleBooking,
    errors: [...moved.errors, 'schedule.begun', ...taken],
  }),
  attended: endpoint({
    ...others,
    name: 'schedule.attendBooking',
    summary: 'Says whether the booker came, once the booking has begun.',
    path: `${path}/{id}/attended`,
    input: schemas.AttendBooking,
    errors: [...moved.errors, 'schedule.not_begun'],
  }),
}
