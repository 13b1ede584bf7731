import { listOf, records, several } from '../kit/list.ts'
import { INQUIRY_CATEGORIES, INQUIRY_QUEUES, INQUIRY_STATUSES } from './vocabulary.ts'

/** The queues of inquiries, by age, and what narrows them. */
export const inquiryList = listOf({
  views: INQUIRY_QUEUES,
  sorts: ['created'],
  filters: {
    status: several(INQUIRY_STATUSES),
    category: several(INQUIRY_CATEGORIES),
    assigneeId: records(),
    askerId: records(),
  },
})
