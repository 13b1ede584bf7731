/** Fields of one kind of record. */
export const MAX_CUSTOM_FIELDS = 40
/** Answers under a field that was removed are kept so long. */
export const KEPT_DAYS = 30
export const CUSTOM_CHANGES_A_MINUTE = 60
