import { Question, RightAnswer } from '@diwan/core/quiz/question'
import { Key } from '@diwan/core/fields/field'
import { Document } from '@diwan/core/document'
import { isHttpUrl, URL_MAX } from '@diwan/core/identifiers'
import { z } from 'zod'
import { Uuid } from '../../kit/ids.ts'
import { optionalLine } from '../../users/schemas/lines.ts'
import {
  MAX_ATTEMPTS,
  MAX_LESSON_TITLE,
  MAX_LESSONS,
  MAX_QUESTIONS,
  MAX_QUIZ_MINUTES,
  MAX_SECTIONS,
  MAX_VIDEO_SECONDS,
} from '../limits.ts'
import { FEEDBACK } from '../vocabulary.ts'

const titles = {
  titleAr: optionalLine(MAX_LESSON_TITLE).default(''),
  titleEn: optionalLine(MAX_LESSON_TITLE).default(''),
}
const lesson = { key: Key, ...titles, required: z.boolean().default(true) }
/** An empty text is an address that was not typed yet. */
const Address = z
  .string()
  .max(URL_MAX)
  .refine((text) => text === '' || isHttpUrl(text), 'url')
const file = Uuid.nullable().default(null)

export const TextLesson = z.strictObject({
  kind: z.literal('text'),
  ...lesson,
  bodyAr: Document.nullable().default(null),
  bodyEn: Document.nullable().default(null),
})
/** A film of the portal, or one elsewhere, of which nobody can say whether it was watched. */
export const VideoLesson = z.strictObject({
  kind: z.literal('video'),
  ...lesson,
  fileId: file,
  url: Address.default(''),
  /** Done only when nearly all of it was played; nothing is skipped to. */
  mustWatch: z.boolean().default(false),
  /** Of the file; said by the portal when the course is published. */
  seconds: z.int().min(0).max(MAX_VIDEO_SECONDS).nullable().default(null),
})
export const DocumentLesson = z.strictObject({ kind: z.literal('document'), ...lesson, fileId: file })
export const LinkLesson = z.strictObject({ kind: z.literal('link'), ...lesson, url: Address.default('') })
export const FormLesson = z.strictObject({ kind: z.literal('form'), ...lesson, formId: Uuid.nullable().default(null) })

/** How a quiz is taken. */
export const quizRules = {
  /** Per cent of the marks. */
  pass: z.int().min(1).max(100).default(60),
  /** None: as often as one likes, up to `MAX_ATTEMPTS`. */
  attempts: z.int().min(1).max(MAX_ATTEMPTS).default(3),
  minutes: z.int().min(1).max(MAX_QUIZ_MINUTES).nullable().default(null),
  /** So many of its questions are asked; all where it is null. */
  count: z.int().min(1).max(MAX_QUESTIONS).nullable().default(null),
  shuffleQuestions: z.boolean().default(false),
  shuffleOptions: z.boolean().default(false),
  feedback: z.enum(FEEDBACK).default('end'),
}
const quiz = { kind: z.literal('quiz'), ...lesson, ...quizRules, questions: z.array(Question).max(MAX_QUESTIONS).default([]) }
/** As it is published: what is right lies apart. */
export const QuizLesson = z.strictObject(quiz)
/** As it is written: with what is right. */
export const DraftQuizLesson = z.strictObject({ ...quiz, rights: z.record(Key, RightAnswer).default({}) })

const others = [TextLesson, VideoLesson, DocumentLesson, LinkLesson, FormLesson] as const
export const Lesson = z.discriminatedUnion('kind', [...others, QuizLesson])
export type Lesson = z.infer<typeof Lesson>
export const DraftLesson = z.discriminatedUnion('kind', [...others, DraftQuizLesson])
export type DraftLesson = z.infer<typeof DraftLesson>

const section = { key: Key, ...titles }
/** What a version of a course asks of those who learn on it; it never changes. */
export const Outline = z.strictObject({
  sequential: z.boolean().default(false),
  sections: z.array(z.strictObject({ ...section, lessons: z.array(Lesson).max(MAX_LESSONS) })).max(MAX_SECTIONS),
})
export type Outline = z.infer<typeof Outline>

/** As it is written: no two of one key, and not more than a course holds. */
export const DraftSections = z
  .array(z.strictObject({ ...section, lessons: z.array(DraftLesson).max(MAX_LESSONS).default([]) }))
  .max(MAX_SECTIONS)
  .superRefine((sections, context) => {
    const keys = new Set<string>()
    const claim = (key: string, path: (string | number)[]): void => {
      if (keys.has(key)) context.addIssue({ code: 'custom', path, message: 'twice' })
      keys.add(key)
    }
    for (const [at, { key, lessons }] of sections.entries()) {
      claim(key, [at, 'key'])
      for (const [place, one] of lessons.entries()) claim(one.key, [at, 'lessons', place, 'key'])
    }
    const lessons = sections.flatMap((one) => one.lessons)
    if (lessons.length > MAX_LESSONS) context.addIssue({ code: 'custom', path: [], message: 'too_many' })
    const questions = lessons.reduce((sum, one) => sum + (one.kind === 'quiz' ? one.questions.length : 0), 0)
    if (questions > MAX_QUESTIONS) context.addIssue({ code: 'custom', path: [], message: 'too_many' })
  })
export type DraftSections = z.infer<typeof DraftSections>
