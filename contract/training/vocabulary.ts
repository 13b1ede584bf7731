import { MANAGED_VIEWS } from '../publishing/vocabulary.ts'

/** The rights that a course carries as `can`; `progress`: to see its learners. */
export const COURSE_FLAGS = ['view', 'learn', 'edit', 'publish', 'delete', 'progress'] as const

/** Those to choose from, those one manages, what others begin from, and what is put away. */
export const COURSE_VIEWS = ['catalogue', ...MANAGED_VIEWS] as const
export type CourseView = (typeof COURSE_VIEWS)[number]

export const LESSON_KINDS = ['text', 'video', 'document', 'quiz', 'form', 'link'] as const
export type LessonKind = (typeof LESSON_KINDS)[number]

/** Not begun, begun, marks are owed, finished, failed, taken back. */
export const ENROLMENT_STATUSES = ['NEW', 'OPEN', 'CHECKING', 'completed', 'REJECTED', 'CANCELED'] as const
export type EnrolmentStatus = (typeof ENROLMENT_STATUSES)[number]

/** Those that stand: of a person and a course there is one of these at most. */
export const LIVE_STATUSES = ['NEW', 'OPEN', 'CHECKING', 'REJECTED'] as const satisfies readonly EnrolmentStatus[]

/** How somebody came to be enrolled. */
export const ENROLMENT_SOURCES = ['assignment', 'self', 'renewal'] as const
export type EnrolmentSource = (typeof ENROLMENT_SOURCES)[number]

/** The rights that an enrolment carries as `can`. */
export const ENROLMENT_FLAGS = ['view', 'learn', 'grade', 'manage'] as const

/** One's own; those of courses one looks after, those that are late, and those that wait to be marked. */
export const ENROLMENT_VIEWS = ['assigned', 'completed', 'learners', 'overdue', 'marking'] as const
export type EnrolmentView = (typeof ENROLMENT_VIEWS)[number]

/** When what was right is shown to who answered: never, after each attempt, or once it is passed or nothing is left to try. */
export const FEEDBACK = ['never', 'attempt', 'end'] as const

/** Being answered, waiting to be marked, marked. */
export const ATTEMPT_STATUSES = ['OPEN', 'CHECKING', 'completed'] as const
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number]

/** Replaced: by one for a later enrolment. */
export const CERTIFICATE_STATES = ['valid', 'expired', 'revoked', 'replaced'] as const
export type CertificateState = (typeof CERTIFICATE_STATES)[number]
