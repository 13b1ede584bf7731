/** The longest appointment, in days of the calendar. */
export const MAX_APPOINTMENT_DAYS = 366
export const MAX_PURPOSE = 200
export const MAX_JOB_LOCATION = 200
export const MAX_JOB_DESCRIPTION = 2_000
/** Providers of one appointment. */
export const MAX_APPOINTMENT_PEOPLE = 50
/** Entries of one job: its days for each of its people. */
export const MAX_JOB_ENTRIES = 4_000
export const MIN_SLOT_MINUTES = 5
export const MAX_SLOT_MINUTES = 480
export const MAX_BREAKS = 6
export const MAX_GAP_MINUTES = 120
/** The longest notice: 30 days. */
export const MAX_NOTICE_MINUTES = 43_200
/** The highest number of bookings of one provider a day. */
export const MAX_BOOKINGS_A_DAY = 100
/** People in one slot. */
export const MAX_SEATS = 50
/** The longest time before the beginning until which bookers may cancel: 30 days. */
export const MAX_CANCEL_HOURS = 720
/** Both sides of a booking are reminded so long before it begins. */
export const REMIND_HOURS = 24
export const REMIND_MINUTES = 15
export const MAX_BOOKING_NOTE = 1_000
export const MAX_BOOKING_REASON = 1_000
/** Days of one call for slots. */
export const MAX_SLOT_DAYS = 42
/** Slots of one answer, which keep it below 60 KB; whole days are left out after them. */
export const MAX_SLOTS = 500
/** Free slots named when one is refused. */
export const NEXT_SLOTS = 3
/** A hold lasts so long, and one person has so many at a time. */
export const HOLD_MINUTES = 5
export const MAX_HOLDS = 3
export const BOOKED_A_MINUTE = 60
/** People and addressees of a name that are offered at once. */
export const MAX_NAMED_PEOPLE = 20
/** Departments that the form of a new appointment offers. */
export const MAX_FORM_DEPARTMENTS = 200
