/** Calls of one network address a minute, and uses of one link within an hour. */
export const GUEST_CALLS_A_MINUTE = 30
export const LINK_USES_AN_HOUR = 120
/** Links to one part of a record that work at a time: each mail brings a new one, and a series may be mailed as 14 of them. */
export const LINKS_OF_ONE = 40
