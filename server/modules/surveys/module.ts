import { ar } from '@diwan/contract/surveys/words.ar'
import { en } from '@diwan/contract/surveys/words.en'
import { defineModule } from '../../kit/kind/define-module.ts'
import { belongingToUnits } from '../../kit/record/in-units.ts'
import { surveyNotifications } from './jobs.ts'
import { survey, surveyResponse } from './kind.ts'
import { routes } from './routes.ts'
import { seedSurveys } from './seed/sample.ts'
import { surveyContent } from './service/publish.ts'
import { settleSheets, vacuumAfterClosing } from './service/settle.ts'
import { answeredSurveys, plannedSurveys, waitingSurveys } from './service/widgets.ts'

export const manifest = defineModule({
  key: 'surveys',
  words: { ar, en },
  kinds: [survey, surveyResponse],
  widgets: [answeredSurveys],
  waiting: [waitingSurveys, plannedSurveys],
  routes,
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
  notifications: surveyNotifications,
  everyNight: settleSheets,
  reactions: (portal) => [vacuumAfterClosing(portal)],
  seed: seedSurveys,
})
