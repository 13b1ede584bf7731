export const MAX_REQUEST_REASON = 2_000
export const MAX_REQUEST_FILES = 5
/** The longest request, in days of the calendar. */
export const MAX_REQUEST_DAYS = 366
export const MAX_REQUEST_TYPES = 50
export const MAX_TYPE_NAME = 120
/** Rows of one export. */
export const MAX_EXPORTED_REQUESTS = 50_000
/** People who are named among those away at the same time. */
export const MAX_AWAY_NAMES = 20
/** People of a unit among whom those who are away are counted. */
export const MAX_AWAY_PEOPLE = 1_000
