import { approvalEndpoints, cancelApprovalEndpoints } from '../approvals/endpoints.ts'
import { endpoint, flag } from '../kit/endpoint.ts'
import { listEndpoints } from '../kit/endpoints/list.ts'
import { fileAnswer } from '../kit/file-answer.ts'
import { Done } from '../kit/ids.ts'
import { Counter, page } from '../kit/page.ts'
import { APPLIED_A_MINUTE } from './limits.ts'
import * as schemas from './schemas.ts'

const path = '/api/opportunities'
const module = 'opportunity'
const reads = { module, access: flag('opportunity', 'view'), method: 'GET' } as const
const writes = { module, access: flag('opportunity', 'create') } as const
const moved = {
  method: 'POST',
  output: schemas.Opportunity,
  errors: ['not_found', 'forbidden', 'changed_meanwhile', 'wrong_state'],
} as const
const refused = ['not_found', 'forbidden', 'changed_meanwhile', 'wrong_state', 'opportunity.unit_missing'] as const

export const opportunity = {
  ...listEndpoints({
    module,
    path,
    query: schemas.OpportunityQuery,
    filter: schemas.OpportunityCountQuery,
    item: schemas.Opportunity,
    summary: 'Opportunities that address the caller, or those that the caller created, manages or approves.',
    things: 'opportunities',
  }),
  open: endpoint({
    ...reads,
    name: 'opportunity.open',
    summary: 'One opportunity, with the channels to follow it by.',
    path: `${path}/{id}`,
    input: schemas.OpportunityId,
    output: schemas.OpenOpportunity,
    errors: ['not_found'],
  }),
  create: endpoint({
    ...writes,
    name: 'opportunity.create',
    summary: 'Begins an opportunity as a draft.',
    method: 'POST',
    path,
    input: schemas.CreateOpportunity,
    output: schemas.Opportunity,
    errors: ['opportunity.unit_missing'],
  }),
  change: endpoint({
    ...writes,
    name: 'opportunity.change',
    summary: 'Changes a draft, unless someone else changed it since the caller saw it.',
    method: 'PATCH',
    path: `${path}/{id}`,
    input: schemas.ChangeOpportunity,
    output: schemas.Opportunity,
    errors: refused,
  }),
  delete: endpoint({
    ...writes,
    name: 'opportunity.delete',
    summary: 'Deletes a draft for good.',
    method: 'DELETE',
    path: `${path}/{id}`,
    input: schemas.OpportunityId,
    output: Done,
    errors: ['not_found', 'forbidden', 'wrong_state'],
  }),
  submit: endpoint({
    ...writes,
    ...moved,
    name: 'opportunity.submit',
    summary: 'Sends a draft to those who approve it.',
    path: `${path}/{id}/submit`,
    input: schemas.OpportunityAt,
    errors: [...moved.errors, 'approvals.no_approver'],
  }),
  revise: endpoint({
    ...writes,
    ...moved,
    name: 'opportunity.revise',
    summary: 'Makes a rejected opportunity a draft again.',
    path: `${path}/{id}/revise`,
    input: schemas.OpportunityAt,
  }),
  cancel: endpoint({
    module,
    access: flag('opportunity', 'cancel'),
    ...moved,
    name: 'opportunity.cancel',
    summary: 'Cancels an opportunity with a reason; its applicants are notified.',
    path: `${path}/{id}/cancel`,
    input: schemas.CancelOpportunity,
  }),
  publish: endpoint({
    ...writes,
    ...moved,
    name: 'opportunity.publish',
    summary: 'Opens an approved opportunity for applications, now or at a later day and time of the organisation.',
    path: `${path}/{id}/publish`,
    input: schemas.PublishOpportunity,
  }),
  extend: endpoint({
    ...writes,
    ...moved,
    name: 'opportunity.extend',
    summary: 'Moves the due date of an open opportunity or changes its seats.',
    path: `${path}/{id}/extend`,
    input: schemas.ExtendOpportunity,
  }),
  close: endpoint({
    ...writes,
    ...moved,
    name: 'opportunity.close',
    summary: 'Takes no more applications; those that were sent are still decided.',
    path: `${path}/{id}/close`,
    input: schemas.OpportunityAt,
  }),
  reopen: endpoint({
    ...writes,
    ...moved,
    name: 'opportunity.reopen',
    summary: 'Takes applications again until another due date.',
    path: `${path}/{id}/reopen`,
    input: schemas.ReopenOpportunity,
  }),
  addressees: endpoint({
    ...writes,
    name: 'opportunity.addressees',
    summary: 'Units, people, titles and partners of this name whom the caller may address with an opportunity.',
    method: 'GET',
    path: `${path}/addressees`,
    input: schemas.AddresseesQuery,
    output: schemas.Addressees,
  }),
  settings: endpoint({
    ...reads,
    name: 'opportunity.settings',
    summary: 'The types of opportunities and the largest number of users.',
    path: `${path}/settings`,
    input: schemas.OpportunityId.omit({ id: true }),
    output: schemas.OpportunitySettings,
  }),
  changeSettings: endpoint({
    module,
    access: flag('settings', 'module'),
    name: 'opportunity.changeSettings',
    summary: 'Changes the types of opportunities and the largest number of users.',
    method: 'PATCH',
    path: `${path}/settings`,
    input: schemas.ChangeOpportunitySettings,
    output: schemas.OpportunitySettings,
    errors: ['changed_meanwhile', 'opportunity.type_used'],
  }),
}

export const opportunityDecisions = {
  ...approvalEndpoints({ module, path, decide: 'approve', thing: 'opportunity' }),
  ...cancelApprovalEndpoints({ module, path, decide: 'approve', thing: 'opportunity' }),
}

const applies = { module, access: flag('opportunity', 'apply') } as const
const decides = { module, access: flag('opportunity', 'applications.decide') } as const
const looks = { module, access: flag('opportunity', 'applications.view'), method: 'GET' } as const
const sent = `${path}/applications` as const
const answered = { ...moved, output: schemas.Application } as const

export const applications = {
  list: endpoint({
    ...looks,
    name: 'opportunity.applications',
    summary: 'Applications of the caller, or those that the caller decides; newest first.',
    path: sent,
    input: schemas.ApplicationQuery,
    output: page(schemas.Application),
  }),
  count: endpoint({
    ...looks,
    name: 'opportunity.countApplications',
    summary: 'How many applications the same list holds, exact to 999.',
    path: `${sent}/count`,
    input: schemas.ApplicationCountQuery,
    output: Counter,
  }),
  open: endpoint({
    ...looks,
    name: 'opportunity.openApplication',
    summary: 'One application, with the channels to follow it by.',
    path: `${sent}/{id}`,
    input: schemas.ApplicationId,
    output: schemas.OpenApplication,
    errors: ['not_found'],
  }),
  apply: endpoint({
    ...applies,
    method: 'POST',
    name: 'opportunity.apply',
    summary: 'Applies for an opportunity until its due date has passed.',
    path: `${path}/{id}/applications`,
    input: schemas.Apply,
    output: schemas.Application,
    errors: [
      'not_found',
      'forbidden',
      'wrong_state',
      'opportunity.due',
      'opportunity.applied_already',
      'opportunity.rejected_before',
      'files.not_available',
    ],
    perMinute: APPLIED_A_MINUTE,
  }),
  withdraw: endpoint({
    ...applies,
    ...answered,
    name: 'opportunity.withdraw',
    summary: 'Takes an application of the caller back, also from the waiting list.',
    path: `${sent}/{id}/withdraw`,
    input: schemas.ApplicationAt,
  }),
  giveUp: endpoint({
    ...applies,
    ...answered,
    name: 'opportunity.giveUp',
    summary: 'Gives an accepted seat up; it is offered to the first of the waiting list.',
    path: `${sent}/{id}/give-up`,
    input: schemas.ApplicationAt,
  }),
  acceptSeat: endpoint({
    ...applies,
    ...answered,
    name: 'opportunity.acceptSeat',
    summary: 'Takes the seat that is offered to the caller.',
    path: `${sent}/{id}/accept-seat`,
    input: schemas.ApplicationAt,
  }),
  declineSeat: endpoint({
    ...applies,
    ...answered,
    name: 'opportunity.declineSeat',
    summary: 'Declines the seat that is offered to the caller; the next one in the list is offered it.',
    path: `${sent}/{id}/decline-seat`,
    input: schemas.ApplicationAt,
  }),
  review: endpoint({
    ...decides,
    ...answered,
    name: 'opportunity.reviewApplication',
    summary: 'Begins to review an application: others see who is at it.',
    path: `${sent}/{id}/review`,
    input: schemas.ApplicationAt,
  }),
  release: endpoint({
    ...decides,
    ...answered,
    name: 'opportunity.releaseApplication',
    summary: 'Gives the review of an application back.',
    path: `${sent}/{id}/release`,
    input: schemas.ApplicationAt,
  }),
  accept: endpoint({
    ...decides,
    ...answered,
    name: 'opportunity.accept',
    summary: 'Accepts an application: with a seat while one is free, else in the waiting list.',
    path: `${sent}/{id}/accept`,
    input: schemas.ApplicationAt,
  }),
  decline: endpoint({
    ...decides,
    ...answered,
    name: 'opportunity.decline',
    summary: 'Declines an application; a reason may be given.',
    path: `${sent}/{id}/decline`,
    input: schemas.DeclineApplication,
  }),
  decideMany: endpoint({
    ...decides,
    method: 'POST',
    name: 'opportunity.decideApplications',
    summary: 'Accepts or declines up to a hundred applications in their order, each by itself: what was refused says why.',
    path: `${sent}/decisions`,
    input: schemas.DecideApplications,
    output: schemas.DecidedApplications,
  }),
  export: endpoint({
    ...decides,
    method: 'GET',
    name: 'opportunity.exportApplications',
    summary: 'The applications of one opportunity as CSV or XLSX.',
    path: `${path}/{id}/applications/export`,
    input: schemas.ApplicationExport,
    output: fileAnswer,
    file: 'out',
    perMinute: 20,
    errors: ['not_found', 'forbidden'],
  }),
}
