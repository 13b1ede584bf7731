import { kindName } from '../kit/record-kind.ts'

export const surveyKind = kindName({
  name: 'survey',
  module: 'surveys',
  path: (id) => `/user/surveys/details?id=${id}`,
  editPath: (id) => `/admin/survey/details?id=${id}`,
})

/** A response by name; search never shows it. */
export const surveyResponseKind = kindName({
  name: 'survey_response',
  module: 'surveys',
  view: 'surveys.results_identified',
  path: (id) => `/user/surveys/details?id=${id}`,
  found: false,
})
