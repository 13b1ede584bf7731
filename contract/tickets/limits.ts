export const MAX_SUBJECT = 200
/** Hits of a quick search. */
export const FOUND_TICKETS = 8
