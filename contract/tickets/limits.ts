export const MAX_SUBJECT = 200
/** Messages of a thread come in pages of this many, newest first. */
export const THREAD_PAGE = 50
