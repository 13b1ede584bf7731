/** As they are stored: a draft; scheduled, or paused; out; taken back. */
export const CONTENT_STATUSES = ['DRAFT', 'PENDING', 'published', 'CLOSED'] as const
export type ContentStatus = (typeof CONTENT_STATUSES)[number]

/** Of those one looks after: what is written and published, what others begin from, and what is put away. */
export const MANAGED_VIEWS = ['manage', 'templates', 'archived'] as const
export type ManagedView = (typeof MANAGED_VIEWS)[number]
