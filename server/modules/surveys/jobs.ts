import { surveyEvents } from '@diwan/contract/surveys/events'
import type { NotificationRule } from '../../kit/module.ts'
import { publishNotifications } from '../publishing/public.ts'
import { readSenders } from './queries/responses.ts'
import { readSurvey } from './queries/surveys.ts'

const params: NotificationRule['params'] = async ({ db }, { objectId }) => {
  const survey = await readSurvey(db, objectId)
  return { name_ar: survey?.name_ar ?? '', name_en: survey?.name_en ?? '' }
}

export const surveyNotifications: Readonly<Record<string, NotificationRule>> = {
  ...publishNotifications({
    events: surveyEvents,
    // of an anonymous survey everyone is reminded: who is not would have answered
    done: async (db, id) => ((await readSurvey(db, id))?.anonymous ? [] : readSenders(db, id)),
    params,
    path: (id) => `/user/surveys/details?id=${id}`,
  }),
}
