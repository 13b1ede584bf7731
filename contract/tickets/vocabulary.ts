/** Free of schemas, so that lists and menus can name these without loading them. */
export const TICKET_STATUSES = ['NEW', 'OPEN', 'PENDING', 'DONE', 'CLOSED', 'CANCELED'] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]

export const TICKET_PRIORITIES = ['LOW', 'NORMAL', 'HIGH'] as const
export type TicketPriority = (typeof TICKET_PRIORITIES)[number]

export const CLOSE_REASONS = ['solved', 'not_needed', 'duplicate', 'other'] as const

/** The flags a ticket carries as `can`. */
export const TICKET_FLAGS = ['view', 'reply', 'internal_note', 'close'] as const

/** The sign of a request template in the catalogue. */
export const TEMPLATE_ICONS = [
  'help',
  'laptop',
  'network',
  'account',
  'key',
  'phone',
  'printer',
  'letter',
  'money',
  'calendar',
  'room',
  'tools',
  'supplies',
  'people',
] as const
