export const MAX_NOTES = 2_000
/** Changes of one administrator. */
export const CHANGES_A_MINUTE = 30
/** Changes "what's new" shows at once. */
export const NEWS_SHOWN = 20
