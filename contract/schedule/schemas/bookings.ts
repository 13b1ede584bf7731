import { emptyIfBlank } from '@diwan/core/blank-text'
import { stripBidiControls } from '@diwan/core/direction'
import { isStorable } from '@diwan/core/storable-text'
import { z } from 'zod'
import { grants } from '../../kit/grants.ts'
import { Seconds, Uuid, Version } from '../../kit/ids.ts'
import { filterFields, orderFields } from '../../kit/list-schemas.ts'
import { Position } from '../../kit/live.ts'
import { pageInput } from '../../kit/page.ts'
import { Person } from '../../users/schemas/person.ts'
import { MAX_BOOKING_NOTE, MAX_BOOKING_REASON, MAX_HOLDS } from '../limits/appointments.ts'
import { bookingList } from '../list/appointments.ts'
import { APPOINTMENT_STATUSES, BOOKING_FLAGS, BOOKING_STATUSES } from '../vocabulary/appointments.ts'

const prose = (max: number) =>
  z.string().overwrite(stripBidiControls).trim().overwrite(emptyIfBlank).max(max).refine(isStorable, 'not_storable')
const reason = prose(MAX_BOOKING_REASON)

/** A slot that is kept for the caller for some minutes. */
export const Hold = z.object({
  id: Uuid,
  appointmentId: Uuid,
  provider: Person,
  startsAt: Seconds,
  endsAt: Seconds,
  heldUntil: Seconds,
})
export type Hold = z.infer<typeof Hold>
export const Holds = z.object({ items: z.array(Hold).max(MAX_HOLDS) })

/** Without a provider it is the free one with the fewest bookings of that week. */
const slot = { startsAt: Seconds, providerId: Uuid.optional() }
/** `id` is that of the appointment. */
export const HoldSlot = z.strictObject({ id: Uuid, ...slot })
export const HoldId = z.strictObject({ id: Uuid })
/** `id` is that of the appointment. A hold of the caller for the same slot is used up, also where it is not named. */
export const Book = z.strictObject({ id: Uuid, ...slot, note: prose(MAX_BOOKING_NOTE).default('') })

const bookingSchema = z.object({
  id: Uuid,
  shortId: z.string(),
  appointment: z.object({
    id: Uuid,
    purpose: z.string(),
    jobLocation: z.string(),
    zone: z.string(),
    status: z.enum(APPOINTMENT_STATUSES),
  }),
  provider: Person,
  booker: Person,
  startsAt: Seconds,
  endsAt: Seconds,
  /** Minutes. */
  duration: z.int(),
  note: z.string(),
  status: z.enum(BOOKING_STATUSES),
  /** The reason why it was rejected or cancelled. */
  reason: z.string(),
  /** Null until somebody says it; false is a no-show. */
  attended: z.boolean().nullable(),
  /** Until then the booker may cancel or reschedule it. */
  cancelUntil: Seconds,
  createdDate: Seconds,
  version: z.int(),
  /** The rights of this caller on this booking. */
  can: grants(BOOKING_FLAGS),
})
export interface Booking extends z.output<typeof bookingSchema> {}
export const Booking: z.ZodType<Booking> = bookingSchema
export const OpenBooking = z.object({ booking: Booking, positions: z.array(Position) })
export type OpenBooking = z.infer<typeof OpenBooking>

const at = { id: Uuid, version: Version }
export const BookingId = z.strictObject({ id: Uuid })
export const BookingAt = z.strictObject(at)
export const RejectBooking = z.strictObject({ ...at, reason: reason.min(1) })
/** The booker may leave the reason out; others name one. */
export const WithdrawBooking = z.strictObject({ ...at, reason: reason.default('') })
export const CancelBooking = z.strictObject({ ...at, reason: reason.min(1) })
/** Without a provider it stays with its own. */
export const RescheduleBooking = z.strictObject({ ...at, ...slot })
export const AttendBooking = z.strictObject({ ...at, attended: z.boolean() })

export const BookingCountQuery = z.strictObject({
  view: z.enum(bookingList.views).default(bookingList.views[0]!),
  ...filterFields(bookingList),
})
export const BookingQuery = BookingCountQuery.extend({ ...orderFields(bookingList), ...pageInput })
