export const MAX_COURSE_NAME = 120
export const MAX_COURSE_DESCRIPTION = 1_000
export const MAX_CATEGORY = 60
export const MAX_LESSON_TITLE = 160
export const MAX_SIGNATORY = 120
export const MAX_SECTIONS = 50
/** Of one course. */
export const MAX_LESSONS = 200
/** Of one course: those of all its quizzes. */
export const MAX_QUESTIONS = 1_000
export const MAX_ATTEMPTS = 10
export const MAX_QUIZ_MINUTES = 240
/** Six hours. */
export const MAX_VIDEO_SECONDS = 21_600
export const MAX_DUE_DAYS = 365
export const MAX_VALID_MONTHS = 120
/** What is written of a course, with its texts and questions. */
export const MAX_COURSE_BYTES = 4_000_000
/** Spans that one beacon tells of. */
export const MAX_SPANS = 100
/** A beacon comes each ten seconds, and when a page is left. */
export const BEACONS_A_MINUTE = 60
export const LEARNED_A_MINUTE = 120
/** People of one transaction when a course is assigned. */
export const ASSIGNED_AT_ONCE = 500
/** Learners of one export. */
export const MAX_EXPORTED = 100_000
/** Units of one report. */
export const MAX_REPORT_UNITS = 200
/** With those that who grades allowed. */
export const MAX_ATTEMPTS_EVER = 100
/** Answers of one save. */
export const MAX_CHANGED = 100
export const SAVED_A_MINUTE = 240
export const MAX_COMMENT = 2_000
/** Saves that were on their way when the time was over are taken so long after it. */
export const GRACE_SECONDS = 30
export const MAX_REASON = 1_000
/** Codes that one address may try. */
export const VERIFIED_A_MINUTE = 30
/** So long before it expires its holder is enrolled again. */
export const RENEWAL_DAYS = 30
/** With fewer, whether a question tells who knows more is chance. */
export const MIN_DISCRIMINATED = 10
