import { days, listOf, records, several } from '../../kit/list.ts'
import { REQUEST_STATUSES, REQUEST_VIEWS } from '../vocabulary/permissions.ts'

/** Permission requests: the caller's own, those that wait for a decision, those the caller decided, and all the caller may see. */
export const requestList = listOf({
  views: REQUEST_VIEWS,
  sorts: ['created'],
  filters: {
    status: several(REQUEST_STATUSES),
    type: records(),
    unit: records(),
    created: days('createdFrom', 'createdTo'),
  },
})
