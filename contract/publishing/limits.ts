/** Units, people, titles and partners that are offered for what is typed. */
export const MAX_OFFERED = 20
/** A reminder that could not be sent for so long is not sent any more. */
export const LATE_HOURS = 24
