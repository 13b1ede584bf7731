/** What is being written: a new ticket, a reply or a note. */
export const DRAFT_KINDS = ['ticket', 'reply', 'note'] as const
export type DraftKind = (typeof DRAFT_KINDS)[number]
