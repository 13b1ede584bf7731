/** Days that one question about a calendar covers. */
export const MAX_CALENDAR_DAYS = 62
/** Times of one person in one answer. */
export const MAX_CALENDAR_SPANS = 500
/** Whole-day entries of each kind in one answer. */
export const MAX_CALENDAR_BARS = 500
/** People side by side. */
export const MAX_CALENDAR_PEOPLE = 10
