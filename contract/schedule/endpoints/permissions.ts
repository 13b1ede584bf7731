import { approvalEndpoints, cancelApprovalEndpoints, changeEndpoints } from '../../approvals/endpoints.ts'
import { endpoint, flag } from '../../kit/endpoint.ts'
import { listEndpoints } from '../../kit/endpoints/list.ts'
import { fileAnswer } from '../../kit/file-answer.ts'
import { Done } from '../../kit/ids.ts'
import { z } from 'zod'
import {
  CancelRequest,
  ChangeRequest,
  OpenRequest,
  Preview,
  PreviewQuery,
  Request,
  RequestCountQuery,
  RequestDraft,
  RequestExport,
  RequestForm,
  RequestId,
  RequestQuery,
  RequestTypes,
  SaveRequestTypes,
  SendRequest,
  SubmitRequest,
} from '../schemas/permissions.ts'

const path = '/api/schedule/requests'
const reads = { module: 'permissions', access: flag('permissions', 'view'), method: 'GET' } as const
const asks = { module: 'permissions', access: flag('permissions', 'create') } as const
/** Refusals of what becomes a request that others decide. */
const submits = ['permissions.overlaps_own_request', 'approvals.no_approver', 'files.not_available'] as const

export const permissions = {
  ...listEndpoints({
    module: 'permissions',
    path,
    query: RequestQuery,
    filter: RequestCountQuery,
    item: Request,
    summary: 'Permission requests: own ones, those that wait for a decision, or all that the caller may see; newest first.',
    things: 'requests',
  }),
  export: endpoint({
    ...reads,
    name: 'permissions.export',
    summary: 'The same list as CSV or XLSX, to its end.',
    path: `${path}/export`,
    input: RequestExport,
    output: fileAnswer,
    file: 'out',
    perMinute: 20,
    alone: 'export',
  }),
  form: endpoint({
    ...asks,
    method: 'GET',
    name: 'permissions.form',
    summary: 'What the form of a new request offers: types with the days taken this year, departments and groups of the caller.',
    path: `${path}/form`,
    input: z.strictObject({}),
    output: RequestForm,
  }),
  preview: endpoint({
    ...asks,
    method: 'GET',
    name: 'permissions.preview',
    summary: 'The working time of a period, who of a unit is away then, and whether an own request takes it already.',
    path: `${path}/preview`,
    input: PreviewQuery,
    output: Preview,
  }),
  open: endpoint({
    ...reads,
    name: 'permissions.open',
    summary: 'One request with its approval, and the channels to follow it by.',
    path: `${path}/{id}`,
    input: RequestId,
    output: OpenRequest,
    errors: ['not_found'],
  }),
  create: endpoint({
    ...asks,
    method: 'POST',
    name: 'permissions.create',
    summary: 'Keeps a request as a draft, which only the caller sees.',
    path,
    input: RequestDraft,
    output: Request,
    errors: ['files.not_available'],
  }),
  send: endpoint({
    ...asks,
    method: 'POST',
    name: 'permissions.send',
    summary: 'Makes a request and submits it for approval.',
    path: `${path}/send`,
    input: SendRequest,
    output: Request,
    errors: submits,
  }),
  change: endpoint({
    ...asks,
    method: 'PATCH',
    name: 'permissions.change',
    summary: 'Changes a draft, unless it was changed since the caller saw it.',
    path: `${path}/{id}`,
    input: ChangeRequest,
    output: Request,
    errors: ['not_found', 'forbidden', 'changed_meanwhile', 'wrong_state', 'files.not_available'],
  }),
  submit: endpoint({
    ...asks,
    method: 'POST',
    name: 'permissions.submit',
    summary: 'Changes a draft and submits it for approval.',
    path: `${path}/{id}/submit`,
    input: SubmitRequest,
    output: Request,
    errors: ['not_found', 'forbidden', 'changed_meanwhile', 'wrong_state', ...submits],
  }),
  cancel: endpoint({
    ...asks,
    method: 'POST',
    name: 'permissions.cancel',
    summary: 'Cancels an own request, also an approved one before it begins.',
    path: `${path}/{id}/cancel`,
    input: CancelRequest,
    output: Request,
    errors: ['not_found', 'forbidden', 'changed_meanwhile', 'wrong_state', 'permissions.begun'],
  }),
  revoke: endpoint({
    module: 'permissions',
    access: flag('permissions', 'decide'),
    method: 'POST',
    name: 'permissions.revoke',
    summary: 'Cancels an approved request of somebody else before it begins, by the right over all requests.',
    path: `${path}/{id}/revoke`,
    input: CancelRequest,
    output: Request,
    errors: ['not_found', 'forbidden', 'changed_meanwhile', 'wrong_state', 'permissions.begun'],
  }),
  discard: endpoint({
    ...asks,
    method: 'DELETE',
    name: 'permissions.discard',
    summary: 'Deletes a draft.',
    path: `${path}/{id}`,
    input: RequestId,
    output: Done,
    errors: ['not_found', 'forbidden', 'wrong_state'],
  }),
}

const decided = { module: 'permissions', path, decide: 'decide', thing: 'request' } as const
export const requestDecisions = {
  ...approvalEndpoints(decided),
  ...changeEndpoints(decided),
  ...cancelApprovalEndpoints(decided),
}

export const requestTypes = {
  list: endpoint({
    module: 'permissions',
    access: flag('permissions', 'administer'),
    method: 'GET',
    name: 'permissions.types',
    summary: 'All types of requests, those that are not active as well.',
    path: `${path}/types`,
    input: z.strictObject({}),
    output: RequestTypes,
  }),
  save: endpoint({
    module: 'permissions',
    access: flag('permissions', 'administer'),
    method: 'PATCH',
    name: 'permissions.saveTypes',
    summary: 'Saves all types in their order, unless somebody else changed them since the caller saw them.',
    path: `${path}/types`,
    input: SaveRequestTypes,
    output: RequestTypes,
    errors: ['changed_meanwhile', 'not_found'],
  }),
}
