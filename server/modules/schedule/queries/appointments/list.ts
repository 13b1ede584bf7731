import type { Relation } from '@diwan/contract/access/vocabulary'
import { appointmentList, bookingList } from '@diwan/contract/schedule/list/appointments'
import { sql } from 'kysely'
import type { Actor } from '../../../../kit/access/actor.ts'
import { lister } from '../../../../kit/list/lister.ts'
import { byReach } from '../../../../kit/list/readers.ts'
import { reach, reachBooking } from '../../access/appointments.ts'
import { columns, withNames, type AppointmentRow } from './appointment.ts'
import { bookingColumns, withBookingNames, type BookingRow } from './bookings.ts'

type Shape = typeof appointmentList
type View = Shape['views'][number]

interface AppointmentFilter {
  readonly view: View
  readonly q?: string | undefined
}

const living = sql`record.deleted_at is null`
/** Living ones whose purpose or place has these words. */
const withWords = ({ q = '' }: AppointmentFilter) =>
  q === ''
    ? living
    : sql`${living} and (record.purpose || ' ' || record.job_location) ilike ${`%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`

const REACHED: Readonly<Record<View, readonly Relation[]>> = {
  bookable: ['audience'],
  mine: ['own'],
  manage: ['own', 'department', 'tree', 'all'],
}

export const appointmentsPaged = lister<
  View,
  Shape['sorts'][number],
  Shape['filters'],
  AppointmentRow,
  'schedule.appointments.view',
  AppointmentFilter
>(appointmentList, {
  table: 'appointments',
  readers: { 'schedule.appointments.view': byReach(reach, 'schedule.appointments.view') },
  sorts: { starts: 'starts_at' },
  views: {
    bookable: (_actor, asked) => sql`${withWords(asked)} and record.kind = 'bookable' and record.status = 'OPEN'`,
    mine: (_actor, asked) => withWords(asked),
    manage: (_actor, asked) => withWords(asked),
  },
  viewOf: ({ view }) => view,
  only: (_actor, { view }) => REACHED[view],
  filters: { kind: 'kind', status: 'status', starts: 'starts_at' },
  zone: ({ actor }) => actor.reading.zone,
  as: 'appointment',
  columns: () => columns,
  joins: withNames,
})

type BookingShape = typeof bookingList
type BookingView = BookingShape['views'][number]

const BOOKED: Readonly<Record<BookingView, readonly Relation[]>> = {
  mine: ['own'],
  withMe: ['assigned'],
  all: ['own', 'assigned', 'department', 'tree', 'all'],
}

export const bookingsPaged = lister<
  BookingView,
  BookingShape['sorts'][number],
  BookingShape['filters'],
  BookingRow,
  'schedule.bookings.view',
  { readonly view: BookingView }
>(bookingList, {
  table: 'bookings',
  readers: { 'schedule.bookings.view': byReach(reachBooking, 'schedule.bookings.view') },
  sorts: { starts: 'starts_at' },
  views: { mine: () => living, withMe: () => living, all: () => living },
  viewOf: ({ view }) => view,
  only: (_actor: Actor, { view }) => BOOKED[view],
  filters: { status: 'status', appointmentId: 'appointment_id', providerId: 'provider_id', starts: 'starts_at' },
  zone: ({ actor }) => actor.reading.zone,
  as: 'booking',
  columns: () => bookingColumns,
  joins: withBookingNames,
})
