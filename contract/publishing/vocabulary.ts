/** As they are stored: a draft; scheduled, or paused; out; taken back. */
export const CONTENT_STATUSES = ['DRAFT', 'PENDING', 'published', 'CLOSED'] as const
export type ContentStatus = (typeof CONTENT_STATUSES)[number]
