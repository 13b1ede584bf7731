export const MAX_STEPS = 5
/** The longest request, in working days, that a step may leave out. */
export const MAX_OVER_DAYS = 366
/** Working hours of a step until the next head up is asked as well. */
export const STEP_HOURS = 16
export const MAX_STEP_HOURS = 400
export const MAX_REASON = 2_000
/** How long a decision can be undone before it takes effect. */
export const UNDO_SECONDS = 10
/** Decisions of earlier rounds that are shown. */
export const MAX_EARLIER = 100
/** Decisions sent together. */
export const MAX_DECISIONS = 100
/** People of one step. */
export const MAX_STEP_PEOPLE = 200
export const MAX_DELEGATED_DAYS = 90
/** Days from today until a delegation begins. */
export const MAX_DELEGATION_AHEAD = 366
/** Delegations of one person that are not over. */
export const MAX_DELEGATIONS = 20
