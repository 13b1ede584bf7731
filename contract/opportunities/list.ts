import { days, listOf, records, several } from '../kit/list.ts'
import { APPLICATION_STATUSES, OPPORTUNITY_STATUSES } from './vocabulary.ts'

/** Open ones that address the caller, those the caller created, those the caller manages, and those that wait for the caller's approval. */
export const opportunityList = listOf({
  views: ['available', 'created', 'manage', 'approve'],
  sorts: ['due', 'updated'],
  filters: {
    status: several(OPPORTUNITY_STATUSES),
    type: records(),
    due: days('dueFrom', 'dueTo'),
  },
})

/** The caller's own applications, those that still run, and those the caller decides. */
export const applicationList = listOf({
  views: ['mine', 'running', 'received'],
  sorts: ['created', 'waiting'],
  filters: { opportunityId: records(), status: several(APPLICATION_STATUSES), created: days('createdFrom', 'createdTo') },
})
