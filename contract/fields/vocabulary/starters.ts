import { requestStarters } from './request-starters.ts'
import { serviceStarters } from './service-starters.ts'
import { ends, type Starter } from './starter-fields.ts'
import { surveyStarters } from './survey-starters.ts'

/** What a form begins from, and what a survey does, in the order in which they are offered. */
export const FORM_STARTERS: readonly Starter[] = [...requestStarters, ...serviceStarters]
export const SURVEY_STARTERS: readonly Starter[] = surveyStarters
export const STARTERS: readonly Starter[] = [...FORM_STARTERS, ...SURVEY_STARTERS]

/** What the ends of the net promoter question are called. */
export const NPS_ENDS = ends(['لا أوصي إطلاقًا', 'Not at all likely'], ['أوصي بشدة', 'Extremely likely'])
