import { MANAGED_VIEWS } from '../publishing/vocabulary.ts'

/** The rights that a form carries as `can`. */
export const FORM_FLAGS = ['view', 'fill', 'edit', 'publish', 'delete'] as const

/** What becomes of an entry: it is read, it becomes a ticket, or a request for permission. */
export const FORM_TARGETS = ['answer', 'ticket', 'permission_request'] as const
export type FormTarget = (typeof FORM_TARGETS)[number]

export const FORM_PRIORITIES = ['LOW', 'NORMAL', 'HIGH'] as const

/** Without steps an entry is completed at once. */
export const ENTRY_STATUSES = ['SENT', 'CHECKING', 'APPROVED', 'REJECTED', 'completed', 'CANCELED'] as const
export type EntryStatus = (typeof ENTRY_STATUSES)[number]

/** The rights that an entry carries as `can`. */
export const ENTRY_FLAGS = ['view', 'withdraw', 'decide'] as const

/** Those to fill in, those of them that each person sends once, those one manages, what others begin from, and what is put away. */
export const FORM_VIEWS = ['fill', 'required', ...MANAGED_VIEWS] as const
export type FormView = (typeof FORM_VIEWS)[number]
