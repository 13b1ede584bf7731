export const MAX_SUBJECT = 200
/** Files of one message (T3). */
export const MAX_ATTACHMENTS = 10
/** A catalogue is read, not searched through: all of it comes at once. */
export const MAX_TEMPLATES = 200
/** So many tickets of each queue are looked through for those that a person can work on. */
export const ASSIGNABLE_OF_A_QUEUE = 50
/** Beside requester and assignee. */
export const MAX_PARTICIPANTS = 50
/** An own message may be put right for so long, by the clock of the portal (T4). */
export const EDIT_SECONDS = 300
/** A requester may open a closed ticket again for so long; staff at any time. */
export const REOPEN_DAYS = 14
/** How far ahead a ticket may be put off. */
export const MAX_WAIT_DAYS = 366
/** Rows of one export. */
export const MAX_EXPORTED = 50_000
/** What one person writes in a minute, by hand or by a program: beyond it others are only disturbed. */
export const TICKETS_A_MINUTE = 30
/** Replies, and notes as well. */
export const MESSAGES_A_MINUTE = 60
/** Days of one report, and rows of its table; a file holds all rows. */
export const MAX_REPORT_DAYS = 366
export const MAX_REPORT_ROWS = 100
export const MAX_EXPORTED_REPORT = 5_000
