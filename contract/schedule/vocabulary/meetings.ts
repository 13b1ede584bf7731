/** DONE is set by the portal when the last occurrence has passed. */
export const MEETING_STATUSES = ['OPEN', 'CANCELED', 'DONE'] as const
export type MeetingStatus = (typeof MEETING_STATUSES)[number]

/** `none` until the attendee answers, and again after a new time or place. */
export const ANSWERS = ['none', 'yes', 'maybe', 'no'] as const
export type Answer = (typeof ANSWERS)[number]
export const GIVEN_ANSWERS = ['yes', 'maybe', 'no'] as const
export type GivenAnswer = (typeof GIVEN_ANSWERS)[number]

export const ATTENDEE_PARTS = ['organiser', 'needed', 'optional'] as const
export type AttendeePart = (typeof ATTENDEE_PARTS)[number]

/** This occurrence, this and all that follow, or all that are still to come. */
export const SERIES_SCOPES = ['this', 'following', 'all'] as const
export type SeriesScope = (typeof SERIES_SCOPES)[number]

/** The rights that a meeting carries as `can`. */
export const MEETING_FLAGS = ['view', 'manage', 'answer'] as const
