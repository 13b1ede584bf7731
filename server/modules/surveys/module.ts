import { responseEvents, surveyEvents } from '@diwan/contract/surveys/events'
import { ar } from '@diwan/contract/surveys/words.ar'
import { en } from '@diwan/contract/surveys/words.en'
import type { Module } from '../../kit/module.ts'
import { belongingToUnits } from '../../kit/record/in-units.ts'
import { isAnswer } from '../fields/public.ts'
import { searchableContent } from '../publishing/public.ts'
import { canResponse } from './access.ts'
import { surveyNotifications } from './jobs.ts'
import { readResponse } from './queries/responses.ts'
import { forgetSurveys } from './queries/surveys.ts'
import { routes } from './routes.ts'
import { seedSurveys } from './seed/sample.ts'
import { numberedSurveys } from './service/numbers.ts'
import { responseKind, surveyFollowers, surveyKind } from './service/policy.ts'
import { surveyContent } from './service/publish.ts'
import { surveyFinder } from './service/search.ts'
import { settleSheets, vacuumAfterClosing } from './service/settle.ts'
import { surveyTopics } from './topics.ts'

export const manifest: Module = {
  name: 'surveys',
  words: { ar, en },
  objects: ['survey', 'survey_response'],
  events: [...Object.values(surveyEvents), ...Object.values(responseEvents)],
  routes,
  kinds: [surveyKind, responseKind],
  channels: surveyFollowers,
  files: {
    survey_response: async ({ db }, caller, id, fileId) => {
      const row = caller ? await readResponse(db, id) : undefined
      const sees = row !== undefined && (row.created_by === caller!.id || canResponse.view(caller!, row))
      return sees && (await isAnswer(db, id, fileId))
    },
  },
  searchable: [searchableContent('survey', 'surveys')],
  found: [surveyFinder.found],
  inUnits: [
    belongingToUnits({
      kind: 'survey',
      flag: 'surveys.view',
      columns: [
        ['surveys', 'unit_id'],
        ['survey_responses', 'unit_id'],
      ],
    }),
  ],
  published: [surveyContent.published],
  numbers: [numberedSurveys],
  notifications: surveyNotifications,
  topics: surveyTopics,
  everyNight: settleSheets,
  reactions: (portal) => [vacuumAfterClosing(portal)],
  forget: (_portal, { db }, ids) => forgetSurveys(db, ids),
  seed: seedSurveys,
}
