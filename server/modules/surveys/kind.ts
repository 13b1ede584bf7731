import { personToken } from '@diwan/contract/kit/tokens'
import { surveys } from '@diwan/contract/surveys/endpoints'
import { responseEvents, surveyEvents } from '@diwan/contract/surveys/events'
import { surveyKind, surveyResponseKind } from '@diwan/contract/surveys/kind'
import { SurveyCountQuery } from '@diwan/contract/surveys/schemas'
import { z } from 'zod'
import { recordKind } from '../../kit/kind/record-kind.ts'
import type { Delivery } from '../../kit/record/recorded.ts'
import { isAnswer } from '../fields/public.ts'
import { contentKind } from '../publishing/public.ts'
import { can, canResponse, reach, reachResponse } from './access.ts'
import { surveysPaged } from './queries/list.ts'
import { readResponse, readResponses, type ResponseRow } from './queries/responses.ts'
import { forgetSurveys, readSurveys, type SurveyRow } from './queries/surveys.ts'

export const survey = contentKind<SurveyRow, keyof typeof can>(surveyKind, {
  table: 'surveys',
  reach,
  can,
  read: readSurveys,
  events: surveyEvents,
  /** The surveys that address the caller and wait for an answer. */
  counts: {
    flag: 'view',
    list: surveys.list,
    queries: { 'surveys.answer': { view: 'answer' } },
    count: async (ctx, queries) =>
      surveysPaged.counts(
        ctx,
        await Promise.all(queries.map((query) => surveysPaged.resolved(ctx, SurveyCountQuery.parse(query)))),
      ),
  },
  /** A survey goes after all responses by name. */
  forget: forgetSurveys,
})

export const surveyResponse = recordKind<ResponseRow, ResponseRow, keyof typeof canResponse>(surveyResponseKind, {
  table: 'survey_responses',
  reach: reachResponse,
  can: canResponse,
  read: (db, _actor, ids) => readResponses(db, ids),
  title: () => '',
  events: responseEvents,
  activity: { events: Object.values(responseEvents), shown: z.object({}) },
  files: async ({ db }, caller, id, fileId) => {
    const row = caller ? await readResponse(db, id) : undefined
    const sees = row !== undefined && (row.created_by === caller!.id || canResponse.view(caller!, row))
    return sees && (await isAnswer(db, id, fileId))
  },
})

/** A response by name also changes what its sender reads of the survey. */
export const deliveryForResponse = (response: Pick<ResponseRow, 'id' | 'created_by' | 'unit_id'>): Delivery => ({
  object: response.id,
  channels: [surveyResponseKind.channel(response.id)],
  topics: [...surveyResponse.hints(response), ...survey.hints(response, [personToken(response.created_by)])],
})
