/** Of one module: all of them are offered at once. */
export const MAX_CANNED_ANSWERS = 200
export const MAX_CANNED_TITLE = 120
export const MAX_CANNED_TEXT = 4_000
