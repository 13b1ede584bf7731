/** Bars of one answer. */
export const BARS_A_PAGE = 500
/** So many days are asked for at most. */
export const MAX_TIMELINE_DAYS = 1_100
/** So many a screen holds; it says so when there are more. */
export const MAX_BARS = 10_000
/** Files of a calendar. */
export const CALENDARS_A_MINUTE = 20
