export const MAX_CHAT_NAME = 100
export const MAX_CHAT_DESCRIPTION = 500
export const MAX_CHAT_PEOPLE = 1_000
/** Characters of one message. */
export const MAX_MESSAGE_TEXT = 10_000
/** An own message may be put right at any time; readers see that it was edited. */
export const EDIT_SECONDS = Number.POSITIVE_INFINITY
/** In larger groups only owners and admins call everyone. */
export const MAX_CALLED_BY_MEMBERS = 200
/** Chats that one person keeps at the top. */
export const MAX_PINNED_CHATS = 20
/** Begun by one person in a minute. */
export const CHATS_A_MINUTE = 30
export const MAX_STATUS_TEXT = 80
/** People asked about at once. */
export const MAX_STATUSES = 50
/** Messages of one person that wait for their time. */
export const MAX_SCHEDULED = 100
/** Chats to which a message is forwarded at once, and how often a minute. */
export const MAX_FORWARDED_TO = 10
export const FORWARDS_A_MINUTE = 20
/** Forwarded messages asked about at once. */
export const MAX_ORIGINS = 50
/** In larger groups nobody is told at once that something was read; the list of readers is asked for. */
export const MAX_TOLD_OF_READING = 20
