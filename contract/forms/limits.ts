export const MAX_FORM_NAME = 120
export const MAX_FORM_DESCRIPTION = 1_000
/** Entries that a form may be limited to. */
export const MAX_ENTRIES = 100_000
export const MAX_TICKET_SUBJECT = 200
/** Entries of one export. */
export const MAX_EXPORTED = 100_000
export const SENT_A_MINUTE = 60
