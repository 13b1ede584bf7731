import type { FieldType } from '@diwan/core/fields/field'
import { MANAGED_VIEWS } from '../publishing/vocabulary.ts'

/** The rights that a survey carries as `can`. */
export const SURVEY_FLAGS = ['view', 'answer', 'edit', 'publish', 'delete', 'results', 'identified', 'shared'] as const

/** What one person says: being written, sent, or over before it was sent. */
export const RESPONSE_STATUSES = ['DRAFT', 'completed', 'CLOSED'] as const
export type ResponseStatus = (typeof RESPONSE_STATUSES)[number]

/** The rights that a response carries as `can`. */
export const RESPONSE_FLAGS = ['view'] as const

/** To answer, answered, with results for all; those one manages, what others begin from, and what is put away. */
export const SURVEY_VIEWS = ['answer', 'answered', 'shared', ...MANAGED_VIEWS] as const
export type SurveyView = (typeof SURVEY_VIEWS)[number]

/** Why there are no figures: answers still come in, too few were given, or nobody has given any yet. */
export const RESULT_STATES = ['collecting', 'too_few', 'shown'] as const

/** What would name who answers. */
export const NEVER_ANONYMOUS: ReadonlySet<FieldType> = new Set(['person', 'unit', 'file'])
