import { ANSWERS_BYTES } from '@diwan/core/fields/field'
import { endpoint, flag } from '../kit/endpoint.ts'
import { listEndpoints } from '../kit/endpoints/list.ts'
import { Done } from '../kit/ids.ts'
import { Counter, page } from '../kit/page.ts'
import { publishEndpoints } from '../publishing/endpoints.ts'
import { SAVED_A_MINUTE, SENT_A_MINUTE } from './limits.ts'
import {
  AskedSurvey,
  ChangeSurvey,
  CopySurvey,
  CreateSurvey,
  EditedSurvey,
  KeepDraft,
  KeptDraft,
  OpenResponse,
  OpenSurvey,
  Response,
  ResponseCountQuery,
  ResponseId,
  ResponseQuery,
  SendResponse,
  Survey,
  SurveyCountQuery,
  SurveyId,
  SurveyQuery,
  SurveyResults,
} from './schemas.ts'

const writes = { module: 'surveys', access: flag('surveys', 'create') } as const
const answers = { module: 'surveys', access: flag('surveys', 'answer') } as const
const identified = { module: 'surveys', access: flag('surveys', 'results_identified'), method: 'GET' } as const
/** A full sheet, with what is around it. */
const maxBytes = ANSWERS_BYTES + 10_000

export const surveys = {
  ...listEndpoints({
    module: 'surveys',
    path: '/api/surveys',
    query: SurveyQuery,
    filter: SurveyCountQuery,
    item: Survey,
    summary: 'Surveys to answer, answered ones, or those that the caller manages.',
    things: 'surveys',
  }),
  open: endpoint({
    ...writes,
    name: 'surveys.open',
    summary: 'One survey as it is written, with the channels to follow it by.',
    method: 'GET',
    path: '/api/surveys/{id}',
    input: SurveyId,
    output: OpenSurvey,
    errors: ['not_found', 'forbidden'],
  }),
  create: endpoint({
    ...writes,
    name: 'surveys.create',
    summary: 'Begins a survey, as a draft.',
    method: 'POST',
    path: '/api/surveys',
    input: CreateSurvey,
    output: EditedSurvey,
    errors: ['surveys.unit_missing'],
  }),
  change: endpoint({
    ...writes,
    name: 'surveys.change',
    summary: 'Writes a survey on, unless someone else did since the caller saw it. People see it once it is published.',
    method: 'PATCH',
    path: '/api/surveys/{id}',
    input: ChangeSurvey,
    output: EditedSurvey,
    errors: ['not_found', 'forbidden', 'changed_meanwhile', 'surveys.unit_missing', 'surveys.promised', 'surveys.wording_only'],
  }),
  copy: endpoint({
    ...writes,
    name: 'surveys.copy',
    summary: 'Begins a survey from another one, or keeps it as a template that others begin from.',
    method: 'POST',
    path: '/api/surveys/{id}/copies',
    input: CopySurvey,
    output: EditedSurvey,
    errors: ['not_found', 'forbidden'],
  }),
  delete: endpoint({
    ...writes,
    name: 'surveys.delete',
    summary: 'Deletes a survey for good that was never answered.',
    method: 'DELETE',
    path: '/api/surveys/{id}',
    input: SurveyId,
    output: Done,
    errors: ['not_found', 'forbidden', 'surveys.not_deleted'],
  }),
  ask: endpoint({
    ...answers,
    name: 'surveys.ask',
    summary: 'A survey as the caller answers it, with what the caller said so far.',
    method: 'GET',
    path: '/api/surveys/{id}/questions',
    input: SurveyId,
    output: AskedSurvey,
    errors: ['not_found'],
  }),
  keep: endpoint({
    ...answers,
    name: 'surveys.keep',
    summary: 'Keeps what was answered so far, to go on with on any device. An anonymous answer stays in the browser.',
    method: 'POST',
    path: '/api/surveys/{id}/draft',
    input: KeepDraft,
    output: KeptDraft,
    errors: ['not_found', 'changed_meanwhile', 'wrong_state'],
    perMinute: SAVED_A_MINUTE,
    maxBytes,
  }),
  send: endpoint({
    ...answers,
    name: 'surveys.send',
    summary: 'Sends answers by name, or other ones in their place.',
    method: 'POST',
    path: '/api/surveys/{id}/responses',
    input: SendResponse,
    output: AskedSurvey,
    errors: ['not_found', 'changed_meanwhile', 'wrong_state'],
    perMinute: SENT_A_MINUTE,
    maxBytes,
  }),
  /** Without a receipt: what a repeated request gets is that it was answered. */
  drop: endpoint({
    ...answers,
    name: 'surveys.drop',
    summary: 'Answers an anonymous survey. Kept are that the caller answered, and apart from it what was answered.',
    method: 'POST',
    path: '/api/surveys/{id}/sheets',
    input: SendResponse,
    output: Done,
    errors: ['not_found', 'changed_meanwhile', 'wrong_state', 'surveys.answered_already'],
    repeatable: true,
    perMinute: SENT_A_MINUTE,
    maxBytes,
  }),
  results: endpoint({
    module: 'surveys',
    access: flag('surveys', 'results'),
    name: 'surveys.results',
    summary: 'What was answered, summed up; of an anonymous survey once it is closed.',
    method: 'GET',
    path: '/api/surveys/{id}/results',
    input: SurveyId,
    output: SurveyResults,
    errors: ['not_found', 'forbidden'],
  }),
  shared: endpoint({
    module: 'surveys',
    access: flag('surveys', 'view'),
    name: 'surveys.shared',
    summary: 'The results of a closed survey that shares them with those who were asked.',
    method: 'GET',
    path: '/api/surveys/{id}/shared',
    input: SurveyId,
    output: SurveyResults,
    errors: ['not_found'],
  }),
}

export const surveyPublishing = {
  ...publishEndpoints({ module: 'surveys', path: '/api/surveys/{id}', publish: 'create', thing: 'survey' }),
}

const responsesPath = '/api/surveys/responses'
export const responses = {
  list: endpoint({
    ...identified,
    name: 'surveys.responses',
    summary: 'What people said by name in surveys that the caller manages; newest first.',
    path: responsesPath,
    input: ResponseQuery,
    output: page(Response),
  }),
  count: endpoint({
    ...identified,
    name: 'surveys.countResponses',
    summary: 'How many responses the same list holds, exact to 999.',
    path: `${responsesPath}/count`,
    input: ResponseCountQuery,
    output: Counter,
  }),
  open: endpoint({
    ...identified,
    name: 'surveys.openResponse',
    summary: 'One response with its answers and the channels to follow it by.',
    path: `${responsesPath}/{id}`,
    input: ResponseId,
    output: OpenResponse,
    errors: ['not_found'],
  }),
}
