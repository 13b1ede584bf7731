import { endpoint, flag } from '../../kit/endpoint.ts'
import { listEndpoints } from '../../kit/endpoints/list.ts'
import { INQUIRIES_A_MINUTE } from '../limits.ts'
import { CreateInquiry, Inquiry, InquiryId, OpenInquiry } from '../schemas/inquiry.ts'
import { InquiryCountQuery, InquiryCounts, InquiryCountsQuery, InquiryQuery } from '../schemas/list.ts'

const of = { module: 'support' } as const

export const support = {
  ...listEndpoints({
    module: 'support',
    path: '/api/support/inquiries',
    query: InquiryQuery,
    filter: InquiryCountQuery,
    item: Inquiry,
    summary: 'Inquiries this caller may see, by queue and filter; the oldest first unless asked otherwise.',
    things: 'inquiries',
  }),
  counts: endpoint({
    ...of,
    name: 'support.counts',
    summary: 'How many inquiries each queue of a side holds, exact to 999.',
    method: 'GET',
    path: '/api/support/inquiries/counts',
    access: flag('support', 'view'),
    input: InquiryCountsQuery,
    output: InquiryCounts,
  }),
  create: endpoint({
    ...of,
    name: 'support.create',
    summary: 'Asks support something about the portal.',
    method: 'POST',
    path: '/api/support/inquiries',
    access: flag('support', 'create'),
    input: CreateInquiry,
    output: Inquiry,
    errors: ['files.not_available', 'drafts.sent'],
    perMinute: INQUIRIES_A_MINUTE,
  }),
  open: endpoint({
    ...of,
    name: 'support.open',
    summary: 'One inquiry, with the channels to follow it by.',
    method: 'GET',
    path: '/api/support/inquiries/{id}',
    access: flag('support', 'view'),
    input: InquiryId,
    output: OpenInquiry,
    errors: ['not_found'],
  }),
}
