import { approvalEndpoints } from '../approvals/endpoints.ts'
import { contentEndpoint } from '../fields/endpoints.ts'
import { FieldsReport } from '../fields/schemas.ts'
import { MAX_FIELDS_BYTES } from '../fields/limits.ts'
import { endpoint, flag } from '../kit/endpoint.ts'
import { listEndpoints } from '../kit/endpoints/list.ts'
import { fileAnswer } from '../kit/file-answer.ts'
import { Done } from '../kit/ids.ts'
import { Counter, page } from '../kit/page.ts'
import { publishEndpoints } from '../publishing/endpoints.ts'
import { SENT_A_MINUTE } from './limits.ts'
import {
  ChangeForm,
  CopyForm,
  CreateForm,
  EditedForm,
  Entry,
  EntryAtVersion,
  EntryCountQuery,
  EntryExport,
  EntryId,
  EntryQuery,
  FilledForm,
  Form,
  FormContent,
  FormCountQuery,
  FormId,
  FormQuery,
  OpenEntry,
  OpenForm,
  SendEntry,
} from './schemas.ts'

const writes = { module: 'forms', access: flag('forms', 'create') } as const
const fills = { module: 'forms', access: flag('forms', 'fill') } as const
const reads = { module: 'forms', access: flag('forms', 'submissions.view'), method: 'GET' } as const

export const forms = {
  ...listEndpoints({
    module: 'forms',
    path: '/api/forms',
    query: FormQuery,
    filter: FormCountQuery,
    item: Form,
    summary: 'Forms to fill in, or those that the caller manages.',
    things: 'forms',
  }),
  open: endpoint({
    ...writes,
    name: 'forms.open',
    summary: 'One form as it is written, with the channels to follow it by.',
    method: 'GET',
    path: '/api/forms/{id}',
    input: FormId,
    output: OpenForm,
    errors: ['not_found', 'forbidden'],
  }),
  create: endpoint({
    ...writes,
    name: 'forms.create',
    summary: 'Begins a form, as a draft.',
    method: 'POST',
    path: '/api/forms',
    input: CreateForm,
    maxBytes: MAX_FIELDS_BYTES,
    output: EditedForm,
    errors: ['forms.unit_missing'],
  }),
  change: endpoint({
    ...writes,
    name: 'forms.change',
    summary: 'Writes a form on, unless someone else did since the caller saw it. People see it once it is published.',
    method: 'PATCH',
    path: '/api/forms/{id}',
    input: ChangeForm,
    maxBytes: MAX_FIELDS_BYTES,
    output: EditedForm,
    errors: ['not_found', 'forbidden', 'changed_meanwhile', 'forms.unit_missing'],
  }),
  copy: endpoint({
    ...writes,
    name: 'forms.copy',
    summary: 'Begins a form from another one, or keeps it as a template that others begin from.',
    method: 'POST',
    path: '/api/forms/{id}/copies',
    input: CopyForm,
    output: EditedForm,
    errors: ['not_found', 'forbidden'],
  }),
  content: contentEndpoint({ module: 'forms', path: '/api/forms/{id}', content: FormContent, thing: 'form' }),
  delete: endpoint({
    module: 'forms',
    access: flag('forms', 'delete'),
    name: 'forms.delete',
    summary: 'Deletes a form for good to which nothing was sent.',
    method: 'DELETE',
    path: '/api/forms/{id}',
    input: FormId,
    output: Done,
    errors: ['not_found', 'forbidden', 'forms.not_deleted'],
  }),
  fill: endpoint({
    ...fills,
    name: 'forms.fill',
    summary: 'A published form as the caller fills it in.',
    method: 'GET',
    path: '/api/forms/{id}/fill',
    input: FormId,
    output: FilledForm,
    errors: ['not_found', 'forbidden'],
  }),
  send: endpoint({
    ...fills,
    name: 'forms.send',
    summary: 'Sends what was filled in, on the version of the fields that was seen.',
    method: 'POST',
    path: '/api/forms/{id}/entries',
    input: SendEntry,
    output: Entry,
    errors: [
      'not_found',
      'forbidden',
      'changed_meanwhile',
      'drafts.sent',
      'forms.full',
      'forms.sent_already',
      'module_coming_soon',
      'approvals.no_approver',
      'forms.request_type_gone',
      'permissions.overlaps_own_request',
    ],
    perMinute: SENT_A_MINUTE,
  }),
  report: endpoint({
    ...reads,
    name: 'forms.report',
    summary: 'How often what was answered in all that was sent to one form, whichever version it was given on.',
    path: '/api/forms/{id}/report',
    input: FormId,
    output: FieldsReport,
    errors: ['not_found', 'forbidden'],
  }),
  exportEntries: endpoint({
    ...reads,
    name: 'forms.exportEntries',
    summary: 'What was sent to one form as CSV or XLSX, a column for each field.',
    path: '/api/forms/{id}/entries/export',
    input: EntryExport,
    output: fileAnswer,
    file: 'out',
    perMinute: 20,
    errors: ['not_found'],
    alone: 'export',
  }),
}

export const formPublishing = {
  ...publishEndpoints({ module: 'forms', path: '/api/forms/{id}', publish: 'publish', thing: 'form' }),
}

const entriesPath = '/api/forms/entries'
export const entries = {
  list: endpoint({
    ...reads,
    name: 'forms.entries',
    summary: 'What the caller sent, or what was sent to forms that the caller manages; newest first.',
    path: entriesPath,
    input: EntryQuery,
    output: page(Entry),
  }),
  count: endpoint({
    ...reads,
    name: 'forms.countEntries',
    summary: 'How many entries the same list holds, exact to 999.',
    path: `${entriesPath}/count`,
    input: EntryCountQuery,
    output: Counter,
  }),
  open: endpoint({
    ...reads,
    name: 'forms.openEntry',
    summary: 'One entry with its answers and the channels to follow it by.',
    path: `${entriesPath}/{id}`,
    input: EntryId,
    output: OpenEntry,
    errors: ['not_found'],
  }),
  print: endpoint({
    ...reads,
    name: 'forms.printEntry',
    summary: 'One entry as a PDF: what was answered, and who decided.',
    path: `${entriesPath}/{id}/pdf`,
    input: EntryId,
    output: fileAnswer,
    file: 'out',
    perMinute: 20,
    errors: ['not_found'],
    alone: 'pdf',
  }),
  withdraw: endpoint({
    module: 'forms',
    access: flag('forms', 'submissions.view'),
    name: 'forms.withdraw',
    summary: 'Takes an entry back that the caller sent.',
    method: 'POST',
    path: `${entriesPath}/{id}/withdraw`,
    input: EntryAtVersion,
    output: Entry,
    errors: ['not_found', 'forbidden', 'changed_meanwhile', 'wrong_state'],
  }),
}

export const entryDecisions = {
  ...approvalEndpoints({ module: 'forms', path: entriesPath, decide: 'submissions.decide', thing: 'entry' }),
}
