/** A draft is seen by its requester alone; one that was returned also by the approver who returned it. */
export const REQUEST_STATUSES = ['DRAFT', 'SENT', 'CHECKING', 'APPROVED', 'REJECTED', 'CANCELED', 'DONE'] as const
export type RequestStatus = (typeof REQUEST_STATUSES)[number]

export const REQUEST_VIEWS = ['mine', 'decide', 'undecided', 'decided', 'all'] as const
export type RequestView = (typeof REQUEST_VIEWS)[number]
