/** Of one person, that have not been dismissed. */
export const MAX_REMINDERS = 500
