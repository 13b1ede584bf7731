/** Free of schemas, so that lists and menus can name these without loading them. */
export const INQUIRY_STATUSES = ['NEW', 'OPEN', 'PENDING', 'DONE', 'CLOSED'] as const
export type InquiryStatus = (typeof INQUIRY_STATUSES)[number]

export const INQUIRY_CATEGORIES = ['technical', 'access', 'content', 'idea'] as const
export type InquiryCategory = (typeof INQUIRY_CATEGORIES)[number]

/** Why an inquiry is closed. An asker reads `closed` where it says `spam`. */
export const CLOSE_REASONS = ['settled', 'closed', 'lapsed', 'converted', 'spam', 'merged'] as const
export type CloseReason = (typeof CLOSE_REASONS)[number]

/** `asked`: the caller's own. `queue`: everything the caller may see. */
export const INQUIRY_SIDES = ['asked', 'queue'] as const

/** `open` is what still has to be answered. */
export const INQUIRY_QUEUES = ['open', 'new', 'mine', 'waiting', 'closed', 'all'] as const
export type InquiryQueue = (typeof INQUIRY_QUEUES)[number]

/** The rights an inquiry carries as `can`. */
export const INQUIRY_FLAGS = ['view', 'answer', 'reply'] as const

/** What was told about the place from which somebody asks; all of it is shown before it is sent. */
export const DETAIL_NAMES = ['browser', 'system', 'window', 'language', 'version'] as const
export type DetailName = (typeof DETAIL_NAMES)[number]

/** What a message of support does to its inquiry; a plain one is the asker's, or a note. */
export const MESSAGE_MARKS = { ask: 'question', answer: 'answer' } as const

/** What stands between the messages of a thread, by the names of the events. */
export const HAPPENINGS = [
  'assigned',
  'requeued',
  'asked',
  'answered',
  'settled',
  'closed',
  'lapsed',
  'converted',
  'merged',
  'planned',
  'released',
] as const

/** What a guest is written about. */
export const MAIL_OCCASIONS = ['received', 'asked', 'answered', 'released', 'converted'] as const
export type MailOccasion = (typeof MAIL_OCCASIONS)[number]
