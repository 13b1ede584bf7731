export const OPPORTUNITY_STATUSES = [
  'DRAFT',
  'SENT',
  'CHECKING',
  'APPROVED',
  'OPEN',
  'CLOSED',
  'DONE',
  'REJECTED',
  'CANCELED',
] as const
export type OpportunityStatus = (typeof OPPORTUNITY_STATUSES)[number]

/** An offered seat is taken while its offer lasts: such an application is PENDING and names the end of the offer. */
export const APPLICATION_STATUSES = ['SENT', 'CHECKING', 'PENDING', 'APPROVED', 'REJECTED', 'CANCELED'] as const
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number]

/** The rights that an opportunity carries as `can`. */
export const OPPORTUNITY_FLAGS = ['view', 'edit', 'publish', 'cancel', 'apply', 'decide', 'approve'] as const

/** The rights that an application carries as `can`: its applicant's, and those of who decides it. */
export const APPLICATION_FLAGS = ['view', 'own', 'decide'] as const
