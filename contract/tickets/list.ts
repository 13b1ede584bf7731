import { custom, days, listOf, records, several } from '../kit/list.ts'
import { TICKET_PRIORITIES, TICKET_QUEUES, TICKET_SORTS, TICKET_STATUSES } from './vocabulary.ts'

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
    created: days('createdFrom', 'createdTo'),
  },
})
