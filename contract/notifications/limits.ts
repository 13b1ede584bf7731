/** Events on one object by the same person within so many seconds are shown as one. */
export const SAME_MOMENT_SECONDS = 30
/** So long a notification may stay unread before it is mailed, in minutes: at least and at most; the database starts with 15. */
export const MAIL_MINUTES_MIN = 5
export const MAIL_MINUTES_MAX = 1_440
/** Cells changed by one save. */
export const MAX_CHANGES = 500
/** So long an address in a mail switches that mail off, in days. */
export const UNSUBSCRIBE_DAYS = 60
/** Browsers of one person that show notifications; with one more the oldest stops. */
export const MAX_DEVICES = 10
/** So many objects a device is told of at once; after a quiet night it shows the newest. */
export const PUSHED_OBJECTS = 5
/** So long a device that is off or out of reach is told later, in hours. */
export const PUSH_HOURS = 24
/** Calls a minute that switch a device on or off. */
export const DEVICES_A_MINUTE = 10
/** Objects named by one mail. */
export const MAILED_OBJECTS = 20
/** The longest a row may be snoozed, in days. */
export const MAX_SNOOZE_DAYS = 366
/** Of the events of a row so many are counted. */
export const COUNTED_EVENTS = 100
