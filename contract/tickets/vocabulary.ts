/** Free of schemas, so that lists and menus can name these without loading them. */
export const TICKET_STATUSES = ['NEW', 'OPEN', 'PENDING', 'DONE', 'CLOSED', 'CANCELED'] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]

/** What people are to a ticket beside requester and assignee. */
export const TICKET_DEGREES = ['participant'] as const
export const TICKET_PRIORITIES = ['LOW', 'NORMAL', 'HIGH'] as const
export type TicketPriority = (typeof TICKET_PRIORITIES)[number]

export const CLOSE_REASONS = ['solved', 'not_needed', 'duplicate', 'other'] as const

/** For whom or what a ticket waits; `scheduled` ends by itself on its day. */
export const WAIT_REASONS = ['requester', 'third_party', 'scheduled'] as const

/** The queues of staff; `open` and `all` are also what a requester chooses between. */
export const TICKET_QUEUES = ['open', 'mine', 'unassigned', 'groups', 'waiting', 'closed', 'all'] as const
export type TicketQueue = (typeof TICKET_QUEUES)[number]

/** What is done with many tickets at once. */
export const BULK_COMMANDS = ['take', 'unassign', 'assign', 'transfer', 'priority', 'close'] as const

/** By what a list is sorted. */
export const TICKET_SORTS = ['activity', 'created', 'priority'] as const
export type TicketSort = (typeof TICKET_SORTS)[number]

/** Parts that a ticket may lack. */
export const TICKET_LACKS = ['assignee', 'template'] as const
export type TicketLack = (typeof TICKET_LACKS)[number]

/** The table of a report adds up by one of these. */
export const REPORT_GROUPS = ['group', 'department', 'template', 'assignee'] as const
export type ReportGroup = (typeof REPORT_GROUPS)[number]
export const REPORT_STEPS = ['day', 'week', 'month'] as const
export type ReportStep = (typeof REPORT_STEPS)[number]
export const REPORT_CALENDARS = ['gregory', 'hijri'] as const
/** Days until today, for reports that move along with time; the first is what is shown where nothing else is asked. */
export const REPORT_LAST = ['14', '7', '30', '90', '365'] as const
export type ReportLast = (typeof REPORT_LAST)[number]

/** The flags a ticket carries as `can`. */
export const TICKET_FLAGS = [
  'view',
  'reply',
  'internal_note',
  'assign',
  'change',
  'resolve',
  'confirm',
  'wait',
  'close',
  'reopen',
  /** Not bound to the days in which a requester may. */
  'reopen_late',
  'delete',
] as const

/** What stands between the messages of a thread, by the names of the events. */
export const HAPPENINGS = [
  'assigned',
  'transferred',
  'unassigned',
  'waiting',
  'resumed',
  'resolved',
  'confirmed',
  'rejected',
  'closed',
  'lapsed',
  'withdrawn',
  'reopened',
  'reminded',
  'changed',
  'customized',
  'joined',
  'left',
  /** Only staff reads of them. */
  'linked',
  'unlinked',
] as const

/** What staff may change without a command of its own. */
export const TICKET_FIELDS = ['priority', 'subject'] as const

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
