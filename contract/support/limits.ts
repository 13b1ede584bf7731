export const MAX_SUBJECT = 200
/** Files of one message. */
export const MAX_ATTACHMENTS = 5
/** Of a stranger, who writes plain text. */
export const MAX_GUEST_TEXT = 4_000
export const MAX_GUEST_NAME = 120
export const MAX_PATH = 500
/** Of one detail. */
export const MAX_DETAIL = 200
/** What one person asks in a minute, and writes in all their inquiries. */
export const INQUIRIES_A_MINUTE = 10
export const MESSAGES_A_MINUTE = 60
/** From the login, within an hour: with one e-mail address, from one network address, and altogether. */
export const GUEST_INQUIRIES_OF_MAIL = 3
export const GUEST_INQUIRIES_OF_ADDRESS = 10
export const GUEST_INQUIRIES = 100
/** Calls a minute with a link from a mail: a guesser of tokens ends here. */
export const LINK_CALLS_A_MINUTE = 30
/** For how long an own message may be put right (T13). */
export const EDIT_SECONDS = 300
/** How long the link of a mail opens its inquiry. */
export const LINK_DAYS = 30
/** An answered inquiry is closed when its asker says nothing for so long. */
export const LAPSE_DAYS = 14
/** Working days after which administrators hear of an inquiry that nobody took. */
export const UNATTENDED_WORKING_DAYS = 1
/** They are read in a picker: all of them come at once. */
/** Hits of the picker of people. */
export const FOUND_PEOPLE = 20
