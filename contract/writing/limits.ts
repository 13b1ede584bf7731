/** People named in one message. */
export const MAX_MENTIONS = 50
