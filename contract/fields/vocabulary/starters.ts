import { requestStarters } from './request-starters.ts'
import { serviceStarters } from './service-starters.ts'
import { ends, type Starter } from './starter-fields.ts'
import { surveyStarters } from './survey-starters.ts'

/** In the order in which they are offered. */
export const STARTERS: readonly Starter[] = [...requestStarters, ...serviceStarters, ...surveyStarters]

/** What the ends of the net promoter question are called. */
export const NPS_ENDS = ends(['لا أوصي إطلاقًا', 'Not at all likely'], ['أوصي بشدة', 'Extremely likely'])
