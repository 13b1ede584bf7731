/** With `nearest`, records whose whole title is the question come before the newest. */
export const FIND_ORDERS = ['nearest', 'newest'] as const
