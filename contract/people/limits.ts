/** Added to a record in one call. */
export const MAX_ADDED = 100
/** People of one record, unless its kind allows fewer. */
export const MAX_PEOPLE = 1_000
