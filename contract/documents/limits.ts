/** Of one commit. */
export const MAX_STEPS = 500
export const MAX_COMMIT_BYTES = 1_048_576
/** Steps of an answer; who is further behind asks again. */
export const STEPS_A_PAGE = 500
/** Somebody types in several documents at once, with a commit after each pause. */
export const COMMITS_A_MINUTE = 1_200
/** Steps are kept this long; who comes back later opens the document again. */
export const STEPS_DAYS = 30
/** A version is kept once nobody has written for so long. */
export const QUIET_MINUTES = 10
/** A document is written down after so many steps, or so many seconds, and read as that with the steps since. */
export const SETTLE_STEPS = 200
export const SETTLE_SECONDS = 30
