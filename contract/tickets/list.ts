import { custom, days, listOf, records, several } from '../kit/list.ts'
import { REPORT_GROUPS, TICKET_LACKS, TICKET_PRIORITIES, TICKET_QUEUES, TICKET_SORTS, TICKET_STATUSES } from './vocabulary.ts'

/** The queues of tickets, and what narrows and sorts them. */
export const ticketList = listOf({
  views: TICKET_QUEUES,
  sorts: TICKET_SORTS,
  filters: {
    status: several(TICKET_STATUSES),
    priority: several(TICKET_PRIORITIES),
    departmentId: records(),
    groupId: records(),
    requesterId: records(),
    assigneeId: records(),
    templateId: records(),
    custom: custom(),
    /** Neither assignee nor template, as chosen. */
    without: several(TICKET_LACKS),
    created: days('createdFrom', 'createdTo'),
    answered: days('answeredFrom', 'answeredTo'),
    solved: days('solvedFrom', 'solvedTo'),
    reopened: days('reopenedFrom', 'reopenedTo'),
    /** Open at the end of the last day, and opened since the first. */
    backlog: days('backlogFrom', 'backlogTo'),
  },
})

/** Reports of tickets: the views are what the table adds up by. */
export const ticketReport = listOf({
  views: REPORT_GROUPS,
  sorts: ['created'],
  filters: {
    priority: several(TICKET_PRIORITIES),
    departmentId: records(),
    groupId: records(),
    requesterId: records(),
    assigneeId: records(),
    templateId: records(),
    range: days('from', 'to'),
  },
})
