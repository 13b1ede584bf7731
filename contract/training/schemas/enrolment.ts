import { z } from 'zod'
import { Tokens, Addressee } from '../../audience/schemas.ts'
import { grants } from '../../kit/grants.ts'
import { Day, Seconds, Uuid, Version } from '../../kit/ids.ts'
import { exportFields, filterFields, orderFields } from '../../kit/list-schemas.ts'
import { Position } from '../../kit/live.ts'
import { pageInput } from '../../kit/page.ts'
import { MAX_TOKENS } from '../../kit/tokens.ts'
import { Person } from '../../users/schemas/person.ts'
import { MAX_REPORT_UNITS } from '../limits.ts'
import { enrolmentList } from '../list.ts'
import { ENROLMENT_FLAGS, ENROLMENT_SOURCES, ENROLMENT_STATUSES, LESSON_KINDS } from '../vocabulary.ts'

const Names = z.object({ id: Uuid, nameAr: z.string(), nameEn: z.string() })

export const Enrolment = z.object({
  id: Uuid,
  course: Names.extend({ coverId: Uuid.nullable() }),
  person: Person,
  /** The department of the learner when they were enrolled. */
  unit: Names.nullable(),
  source: z.enum(ENROLMENT_SOURCES),
  mandatory: z.boolean(),
  dueDay: Day.nullable(),
  overdue: z.boolean(),
  status: z.enum(ENROLMENT_STATUSES),
  /** Required lessons that are done, and all of them; both nought before it was begun. */
  done: z.int(),
  required: z.int(),
  /** Per cent of the marks, where it was finished with quizzes. */
  score: z.int().nullable(),
  enrolledDate: Seconds,
  finishedDate: Seconds.nullable(),
  version: z.int(),
  can: grants(ENROLMENT_FLAGS),
})
export type Enrolment = z.infer<typeof Enrolment>

/** How far one lesson has come. */
export const LessonProgress = z.object({
  lesson: z.string(),
  /** Seconds of a video, where it is resumed and how far it was watched. */
  position: z.int(),
  furthest: z.int(),
  doneDate: Seconds.nullable(),
})

/** As those who follow a learner see it: with the lessons of its version. */
export const FollowedEnrolment = Enrolment.extend({
  lessons: z.array(
    LessonProgress.extend({
      titleAr: z.string(),
      titleEn: z.string(),
      kind: z.enum(LESSON_KINDS),
      required: z.boolean(),
    }),
  ),
})
export const OpenEnrolment = z.object({ enrolment: FollowedEnrolment, positions: z.array(Position) })
export type OpenEnrolment = z.infer<typeof OpenEnrolment>

export const EnrolmentId = z.strictObject({ id: Uuid })
export const EnrolmentAtVersion = z.strictObject({ id: Uuid, version: Version })
export const EnrolmentCountQuery = z.strictObject({
  view: z.enum(enrolmentList.views).default(enrolmentList.views[0]!),
  ...filterFields(enrolmentList),
})
export const EnrolmentQuery = EnrolmentCountQuery.extend({ ...orderFields(enrolmentList), ...pageInput })
export const EnrolmentExport = z.strictObject({ id: Uuid, ...exportFields })

/** Whom a course is assigned to; those who come to be meant later are enrolled by then. */
export const Assignment = Addressee.extend({
  mandatory: z.boolean(),
  dueDay: Day.nullable(),
  assignedDate: Seconds,
  by: Person,
})
export type Assignment = z.infer<typeof Assignment>
export const Assignments = z.object({ items: z.array(Assignment).max(MAX_TOKENS), enrolled: z.int() })
export type Assignments = z.infer<typeof Assignments>
/** Who is assigned already gets the new day. */
export const Assign = z.strictObject({
  id: Uuid,
  tokens: Tokens.min(1),
  mandatory: z.boolean(),
  /** Absent: as many days from being enrolled as the course gives. */
  dueDay: Day.nullable().default(null),
})
export const Unassign = z.strictObject({ id: Uuid, token: z.string().max(60) })

const Counts = z.object({
  NEW: z.int(),
  OPEN: z.int(),
  CHECKING: z.int(),
  completed: z.int(),
  REJECTED: z.int(),
  overdue: z.int(),
})
/** How a course goes, of the learners whom the caller may follow. */
export const CourseReport = z.object({
  total: Counts,
  units: z.array(Counts.extend({ unit: Names.nullable() })).max(MAX_REPORT_UNITS),
  /** Of those who began the newest version: how many have done each lesson. */
  begun: z.int(),
  lessons: z.array(
    z.object({ key: z.string(), kind: z.enum(LESSON_KINDS), titleAr: z.string(), titleEn: z.string(), done: z.int() }),
  ),
})
export type CourseReport = z.infer<typeof CourseReport>
