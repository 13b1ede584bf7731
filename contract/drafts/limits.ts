/** Signs of one draft, as JSON: a document of the longest text with room for its fields. */
export const DRAFT_SIZE = 100_000
/** Attachments, and answers that are files. */
export const DRAFT_FILES = 100
/** Of one person, of all kinds. */
export const MAX_DRAFTS = 100
/** Forgotten so long after the last touch. */
export const DRAFT_DAYS = 30
/** A second or so after each pause in typing, on a few devices. */
export const SAVES_A_MINUTE = 120
