/** A draft is seen by its requester alone; one that was returned also by the approver who returned it. */
export const REQUEST_STATUSES = ['DRAFT', 'SENT', 'CHECKING', 'APPROVED', 'REJECTED', 'CANCELED', 'DONE'] as const
export type RequestStatus = (typeof REQUEST_STATUSES)[number]

/** Statuses in which a request takes its time: no other request of the same person may overlap it. */
export const TAKING_STATUSES = ['SENT', 'CHECKING', 'APPROVED'] as const

export const REQUEST_VIEWS = ['mine', 'decide', 'undecided', 'decided', 'all'] as const
export type RequestView = (typeof REQUEST_VIEWS)[number]
