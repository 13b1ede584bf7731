export const MAX_TITLE = 300
export const MAX_NOTE = 2_000
export const MAX_ITEMS = 50
export const MAX_ITEM = 200
export const MAX_LABELS_OF_ONE = 10
export const MAX_PEOPLE_OF_ONE = 10
/** The message of a colleague who returns a quick task. */
export const MAX_RETURN_WORD = 500
/** Purged by one press of the button; the rest goes with the next. */
export const MAX_EMPTIED = 500
