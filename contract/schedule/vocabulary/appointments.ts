/** A job is work at a time; a bookable appointment offers slots. */
export const APPOINTMENT_KINDS = ['job', 'bookable'] as const
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number]

/** PENDING is paused: nothing is offered until it is resumed. Bookings that were made stay, also when it is closed. */
export const APPOINTMENT_STATUSES = ['OPEN', 'PENDING', 'CLOSED'] as const
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number]

/** Bookable ones that address the caller, those that the caller assigned or provides, and those that the caller manages. */
export const APPOINTMENT_VIEWS = ['bookable', 'mine', 'manage'] as const

/** SENT waits for the provider and keeps its slot. The portal sets DONE when its time has passed. */
export const BOOKING_STATUSES = ['SENT', 'APPROVED', 'REJECTED', 'CANCELED', 'DONE'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

/** The caller's own bookings, those with the caller as provider, and all that the caller may see. */
export const BOOKING_VIEWS = ['mine', 'withMe', 'all'] as const

/** The rights that an appointment carries as `can`. */
export const APPOINTMENT_FLAGS = ['view', 'manage', 'book'] as const

/** The rights that a booking carries as `can`: those of the booker, and those of the provider and of managers. */
export const BOOKING_FLAGS = ['view', 'own', 'manage'] as const
