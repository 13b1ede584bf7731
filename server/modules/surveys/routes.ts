import { responses, surveyPublishing, surveys } from '@diwan/contract/surveys/endpoints'
import { route, type Route } from '../../kit/http/route.ts'
import { publishRoutes } from '../publishing/public.ts'
import { keepDraft, sendResponse } from './service/answer.ts'
import { askSurvey } from './service/ask.ts'
import { dropSheet } from './service/drop.ts'
import { changeSurvey, copySurvey, createSurvey, deleteSurvey } from './service/edit.ts'
import { exportResponses } from './service/export.ts'
import { surveyContent } from './service/publish.ts'
import { countSurveys, listSurveys, openSurvey, readContent } from './service/read.ts'
import { countResponses, listResponses, openResponse } from './service/responses.ts'
import { readResults, readShared } from './service/results.ts'

export const routes: readonly Route[] = [
  route(surveys.list, listSurveys),
  route(surveys.count, countSurveys),
  route(surveys.open, openSurvey),
  route(surveys.create, createSurvey),
  route(surveys.change, changeSurvey),
  route(surveys.copy, copySurvey),
  route(surveys.content, readContent),
  route(surveys.delete, deleteSurvey),
  route(surveys.ask, askSurvey),
  route(surveys.keep, keepDraft),
  route(surveys.send, sendResponse),
  route(surveys.drop, dropSheet),
  route(surveys.results, readResults),
  route(surveys.shared, readShared),
  route(responses.list, listResponses),
  route(responses.count, countResponses),
  route(responses.open, openResponse),
  route(responses.export, exportResponses),
  ...publishRoutes(surveyPublishing, surveyContent),
]
