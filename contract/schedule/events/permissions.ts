import { z } from 'zod'
import { approvalEvents, cancelApprovalEvents, changeEvents } from '../../approvals/events.ts'
import { event } from '../../kit/event.ts'
import { Uuid } from '../../kit/ids.ts'
import { Person } from '../../users/schemas/person.ts'
import { REQUEST_STATUSES } from '../vocabulary/permissions.ts'

const RequestFact = z.object({ id: Uuid, status: z.enum(REQUEST_STATUSES), version: z.int(), by: Person.nullable() })
const fact = (name: string) => event(`schedule.request_${name}`, RequestFact)

export const requestEvents = {
  saved: fact('saved'),
  submitted: fact('submitted'),
  canceled: event('schedule.request_canceled', RequestFact.extend({ reason: z.string() }), {
    kept: ({ reason: _reason, ...rest }) => rest,
    written: ({ reason }) => ({ texts: { reason } }),
  }),
  discarded: fact('discarded'),
  /** Its time has passed. */
  ended: fact('ended'),
}

export const requestApprovalEvents = {
  ...approvalEvents('schedule', 'request'),
  ...changeEvents('schedule', 'request'),
  ...cancelApprovalEvents('schedule', 'request'),
}

const Names = z.array(z.object({ nameAr: z.string(), nameEn: z.string(), active: z.boolean() }))
/** The types of requests before and after they were changed. */
export const typesChanged = event(
  'schedule.types_changed',
  z.object({ before: z.object({ types: Names }), after: z.object({ types: Names }) }),
)
