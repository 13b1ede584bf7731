/** Records one record is linked with. */
export const MAX_LINKS = 50
/** Cards of records asked for at once. */
export const MAX_CARDS = 50
/** Short ids asked for at once. */
export const MAX_NAMED = 50
