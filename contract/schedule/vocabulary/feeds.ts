/** A feed says everything its owner sees, or only when the owner is busy. */
export const FEED_CONTENTS = ['full', 'busy'] as const

/** Why the last reading of a calendar of elsewhere failed. */
export const FEED_PROBLEMS = ['address', 'unreachable', 'refused', 'too_large', 'no_calendar', 'too_slow'] as const
export type FeedProblem = (typeof FEED_PROBLEMS)[number]
