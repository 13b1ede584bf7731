import { z } from 'zod'
import { grants } from '../../kit/grants.ts'
import { Seconds, Uuid, Version } from '../../kit/ids.ts'
import { filterFields, orderFields } from '../../kit/list-schemas.ts'
import { Position } from '../../kit/live.ts'
import { pageInput } from '../../kit/page.ts'
import { CONTENT_STATUSES } from '../../publishing/vocabulary.ts'
import { optionalLine } from '../../users/schemas/lines.ts'
import { Person } from '../../users/schemas/person.ts'
import { Attachment } from '../../files/schemas.ts'
import {
  MAX_CATEGORY,
  MAX_COURSE_DESCRIPTION,
  MAX_COURSE_NAME,
  MAX_DUE_DAYS,
  MAX_LESSONS,
  MAX_SIGNATORY,
  MAX_VALID_MONTHS,
} from '../limits.ts'
import { courseList } from '../list.ts'
import { DraftSections } from './outline.ts'
import { COURSE_FLAGS } from '../vocabulary.ts'

const names = {
  nameAr: optionalLine(MAX_COURSE_NAME).default(''),
  nameEn: optionalLine(MAX_COURSE_NAME).default(''),
  descriptionAr: optionalLine(MAX_COURSE_DESCRIPTION).default(''),
  descriptionEn: optionalLine(MAX_COURSE_DESCRIPTION).default(''),
  categoryAr: optionalLine(MAX_CATEGORY).default(''),
  categoryEn: optionalLine(MAX_CATEGORY).default(''),
  /** A picture. */
  coverId: Uuid.nullable().default(null),
}

const rules = {
  /** Those whom it addresses may enrol themselves. */
  selfEnrolment: z.boolean().default(true),
  /** Days from being enrolled, where an assignment says no day. */
  dueDays: z.int().min(1).max(MAX_DUE_DAYS).nullable().default(null),
  /** Who finishes it gets a certificate. */
  certificate: z.boolean().default(false),
  /** How long it is valid; for ever where it is null. */
  validMonths: z.int().min(1).max(MAX_VALID_MONTHS).nullable().default(null),
  signatoryAr: optionalLine(MAX_SIGNATORY).default(''),
  signatoryEn: optionalLine(MAX_SIGNATORY).default(''),
}

/** All that is written of a course. It may lack things until it is published, and becomes what people see when it is. */
export const CourseContent = z.strictObject({
  ...names,
  ...rules,
  /** Each lesson opens when the required ones before it are done. */
  sequential: z.boolean().default(false),
  sections: DraftSections.default([]),
})
export type CourseContent = z.infer<typeof CourseContent>

const UnitName = z.object({ id: Uuid, nameAr: z.string(), nameEn: z.string() })

export const Course = z.object({
  id: Uuid,
  ...z.object(names).shape,
  ...z.object(rules).shape,
  /** Whose it is: those above it manage it as well. */
  unit: UnitName.nullable(),
  template: z.boolean(),
  status: z.enum(CONTENT_STATUSES),
  publishedDate: Seconds.nullable(),
  archivedDate: Seconds.nullable(),
  /** Of what is published; none before. */
  lessons: z.int(),
  createdBy: Person,
  createdDate: Seconds,
  updatedDate: Seconds,
  version: z.int(),
  can: grants(COURSE_FLAGS),
})
export type Course = z.infer<typeof Course>

/** As those who edit it see it. */
export const EditedCourse = Course.extend({
  content: CourseContent,
  /** The unit that is named in what is written. */
  places: z.array(UnitName).max(1),
  /** The files of what is written. */
  files: z.array(Attachment).max(MAX_LESSONS + 1),
  /** What is written differs from what people are shown. */
  changed: z.boolean(),
  /** The newest version that was published; nought before. */
  courseVersion: z.int(),
})
export type EditedCourse = z.infer<typeof EditedCourse>
export const OpenCourse = z.object({ course: EditedCourse, positions: z.array(Position) })
export type OpenCourse = z.infer<typeof OpenCourse>

export const CourseId = z.strictObject({ id: Uuid })
export const CreateCourse = CourseContent.extend({ unitId: Uuid.nullable().default(null) })
/** Without a unit it stays with the one it has. */
export const ChangeCourse = CourseContent.extend({ id: Uuid, version: Version, unitId: Uuid.nullable().optional() })
/** `template`: what others begin from, which is never published. */
export const CopyCourse = z.strictObject({ id: Uuid, template: z.boolean() })

export const CourseCountQuery = z.strictObject({
  view: z.enum(courseList.views).default(courseList.views[0]!),
  ...filterFields(courseList),
})
export const CourseQuery = CourseCountQuery.extend({ ...orderFields(courseList), ...pageInput })
