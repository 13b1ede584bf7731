export const MAX_HOLIDAYS = 100
export const MAX_HIJRI_MONTHS = 24
export const MAX_RANGES_A_DAY = 4
export const MAX_HOLIDAY_DAYS = 30
export const MAX_HIJRI_OFFSET = 2
/** Changes of the settings a minute for one caller. */
export const CHANGES_A_MINUTE = 30
/** The longest a solution may wait for the requester's answer. */
export const MAX_CLOSE_DAYS = 30
