import { Document } from '@diwan/core/document'
import { z } from 'zod'
import { Attachment } from '../../files/schemas.ts'
import { Uuid } from '../../kit/ids.ts'
import { Position } from '../../kit/live.ts'
import { MAX_SPANS, MAX_VIDEO_SECONDS } from '../limits.ts'
import { quizRules } from './outline.ts'
import { LESSON_KINDS } from '../vocabulary.ts'
import { Course } from './course.ts'
import { Enrolment, LessonProgress } from './enrolment.ts'

const titles = { titleAr: z.string(), titleEn: z.string() }

/** A lesson as the outline names it: what it holds is read when it is opened. */
export const LessonHead = z.object({
  key: z.string(),
  kind: z.enum(LESSON_KINDS),
  ...titles,
  required: z.boolean(),
  seconds: z.int().nullable(),
  /** Of a quiz. */
  questions: z.int().nullable(),
  minutes: z.int().nullable(),
})
export type LessonHead = z.infer<typeof LessonHead>

/** A course as this person learns on it. */
export const Learning = z.object({
  course: Course,
  /** The version that is learnt on: the newest one until it is begun. */
  courseVersion: z.int(),
  /** There is a newer version than the one that is learnt on. */
  outdated: z.boolean(),
  sequential: z.boolean(),
  sections: z.array(z.object({ key: z.string(), ...titles, lessons: z.array(LessonHead) })),
  enrolment: Enrolment.nullable(),
  progress: z.array(LessonProgress),
  /** The lessons that may be opened now. */
  opened: z.array(z.string()),
  next: z.string().nullable(),
  positions: z.array(Position),
})
export type Learning = z.infer<typeof Learning>

const lesson = { key: z.string(), ...titles, required: z.boolean() }
/** What a lesson holds. */
export const LearntLesson = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), ...lesson, bodyAr: Document.nullable(), bodyEn: Document.nullable() }),
  z.object({
    kind: z.literal('video'),
    ...lesson,
    file: Attachment.nullable(),
    url: z.string(),
    mustWatch: z.boolean(),
    seconds: z.int().nullable(),
  }),
  z.object({ kind: z.literal('document'), ...lesson, file: Attachment.nullable() }),
  z.object({ kind: z.literal('link'), ...lesson, url: z.string() }),
  /** `sent`: the caller has sent it since. */
  z.object({ kind: z.literal('form'), ...lesson, formId: Uuid.nullable(), sent: z.boolean() }),
  /** Its questions are given to an attempt. */
  z.object({ kind: z.literal('quiz'), ...lesson, ...z.object(quizRules).shape, questions: z.int() }),
])
export type LearntLesson = z.infer<typeof LearntLesson>

const key = z.string().max(40)
export const LessonId = z.strictObject({ id: Uuid, lesson: key })

const second = z.number().min(0).max(MAX_VIDEO_SECONDS)
/** What was played since the last beacon, in seconds of the video. */
export const Beacon = z.strictObject({
  id: Uuid,
  lesson: key,
  position: second,
  played: z.array(z.tuple([second, second])).max(MAX_SPANS),
})
