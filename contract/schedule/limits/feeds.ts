/** Calendars that one person offers to other programs, and how often each may be read within an hour. */
export const MAX_FEEDS = 5
export const FEED_READS_AN_HOUR = 60
/** The days of a feed, before and after today. */
export const FEED_DAYS = { past: 30, ahead: 366 } as const
/** Times of one feed; the earliest come first. */
export const MAX_FEED_SPANS = 3_000
/** Calendars of elsewhere that one person has read. */
export const MAX_INCOMING_FEEDS = 3
/** Times that are kept of each, and the days they are kept for, before and after today. */
export const MAX_INCOMING_SPANS = 2_000
export const INCOMING_DAYS = { past: 1, ahead: 62 } as const
export const MAX_INCOMING_BYTES = 2 * 1_024 * 1_024
/** Minutes between two readings, and hours for which the times of the last one count. */
export const INCOMING_MINUTES = 30
export const INCOMING_HOURS = 24
export const MAX_FEED_NAME = 60
export const MAX_FEED_URL = 2_000
