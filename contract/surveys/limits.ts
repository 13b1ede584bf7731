export const MAX_SURVEY_NAME = 120
export const MAX_SURVEY_DESCRIPTION = 1_000
/** Nothing of an anonymous survey is shown of fewer answers; a survey may ask for more. */
export const MIN_K = 5
export const MAX_K = 100
/** A sheet of `ANSWERS_BYTES`, with what is around it. */
export const MAX_SHEET_BYTES = 1_010_000
export const SENT_A_MINUTE = 60
export const SAVED_A_MINUTE = 120
/** Of one question: texts that are shown. */
export const MAX_TEXTS = 500
export const MAX_BUCKETS = 200
/** Responses of one export. */
export const MAX_EXPORTED = 100_000
