export const MAX_SUBJECT = 200
/** Files of one message (T3). */
export const MAX_ATTACHMENTS = 10
/** Hits of a quick search. */
export const FOUND_TICKETS = 8
/** A catalogue is read, not searched through: all of it comes at once. */
export const MAX_TEMPLATES = 200
