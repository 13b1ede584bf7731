export const MAX_TITLE = 200
/** The beginning of what is written, as a list shows it. */
export const MAX_PREVIEW = 300
/** Purged by one press of the button; the rest goes with the next. */
export const MAX_EMPTIED = 500
