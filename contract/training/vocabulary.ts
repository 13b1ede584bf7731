import { MANAGED_VIEWS } from '../publishing/vocabulary.ts'
import type { ColumnNames } from '../kit/import.ts'

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

/** Columns of a file of questions. Several values of one cell stand between `|`. */
export const QUESTION_COLUMNS = {
  type: { en: 'Type', ar: 'النوع', also: ['question type', 'نوع السؤال'] },
  labelAr: { en: 'Question (Arabic)', ar: 'السؤال (بالعربية)', also: ['السؤال'] },
  labelEn: { en: 'Question (English)', ar: 'السؤال (بالإنجليزية)', also: ['question'] },
  optionsAr: { en: 'Options (Arabic)', ar: 'الخيارات (بالعربية)', also: ['الخيارات'] },
  optionsEn: { en: 'Options (English)', ar: 'الخيارات (بالإنجليزية)', also: ['options'] },
  /** Of options: their places, or what they are called. */
  right: { en: 'Right answer', ar: 'الإجابة الصحيحة', also: ['right', 'answer', 'الإجابة'] },
  tolerance: { en: 'Tolerance', ar: 'هامش الخطأ', also: [], type: 'number' },
  marks: { en: 'Marks', ar: 'الدرجات', also: ['points', 'الدرجة'], type: 'number' },
} as const satisfies Record<string, ColumnNames>
export type QuestionColumn = keyof typeof QUESTION_COLUMNS

/** What a question of a file may be, and what the file calls it beside its own name. A matrix is built by hand. */
export const IMPORTED_TYPES = {
  choice: ['اختيار واحد', 'one answer', 'single choice'],
  choices: ['اختيار متعدد', 'several answers', 'multiple choice'],
  ranking: ['ترتيب', 'order'],
  number: ['رقم'],
  text: ['نص قصير', 'short text'],
  long_text: ['نص طويل', 'long text', 'essay', 'مقالي'],
} as const satisfies Record<string, readonly string[]>
export type ImportedType = keyof typeof IMPORTED_TYPES

/** Columns of a file of assignments: in each line one of the first four says who is meant. */
export const ASSIGNMENT_COLUMNS = {
  email: { en: 'E-mail', ar: 'البريد الإلكتروني', also: ['البريد', 'mail', 'email address'], type: 'email' },
  unit: { en: 'Unit', ar: 'الجهة', also: ['الوحدة التنظيمية', 'الوحدة', 'department', 'القسم', 'الإدارة', 'group', 'المجموعة'] },
  role: { en: 'Role', ar: 'الدور', also: [] },
  title: { en: 'Title', ar: 'المسمى الوظيفي', also: ['job title', 'position'] },
  mandatory: { en: 'Mandatory', ar: 'إلزامي', also: ['إلزامية', 'required'] },
  due: { en: 'Due', ar: 'الاستحقاق', also: ['due date', 'due on', 'deadline', 'تاريخ الاستحقاق'], type: 'day' },
} as const satisfies Record<string, ColumnNames>
export type AssignmentColumn = keyof typeof ASSIGNMENT_COLUMNS

export const YES_NAMES = ['نعم', 'yes', 'true', '1', 'إلزامي', 'mandatory'] as const
export const NO_NAMES = ['لا', 'no', 'false', '0', 'اختياري', 'optional'] as const
