import { emptyIfBlank } from '@diwan/core/blank-text'
import { Answer, Answers, Key } from '@diwan/core/fields/field'
import { MARKS_MAX, Question, RightAnswer } from '@diwan/core/quiz/question'
import { isStorable } from '@diwan/core/storable-text'
import { z } from 'zod'
import { Attachment } from '../../files/schemas.ts'
import { Seconds, Uuid, Version } from '../../kit/ids.ts'
import { Person } from '../../users/schemas/person.ts'
import { MAX_ATTEMPTS_EVER, MAX_CHANGED, MAX_COMMENT, MAX_QUESTIONS } from '../limits.ts'
import { quizRules } from './outline.ts'
import { ATTEMPT_STATUSES } from '../vocabulary.ts'

/** One question as it was marked. */
export const Marking = z.object({
  key: z.string(),
  /** Nothing while a person still has to mark it. */
  marks: z.int().nullable(),
  outOf: z.int(),
  /** It counts for nobody. */
  dropped: z.boolean(),
  comment: z.string(),
  /** Only where the feedback of the quiz shows it. */
  right: RightAnswer.nullable(),
})

const result = {
  number: z.int(),
  status: z.enum(ATTEMPT_STATUSES),
  startedDate: Seconds,
  /** What is saved then is handed in. */
  deadline: Seconds.nullable(),
  submittedDate: Seconds.nullable(),
  points: z.int().nullable(),
  total: z.int().nullable(),
  passed: z.boolean().nullable(),
}
export const AttemptHead = z.object(result)

/** An attempt as its learner sees it: questions and options in the order that was drawn for it. */
export const Attempt = z.object({
  ...result,
  /** By the clock of the server, when this was answered. */
  now: Seconds,
  questions: z.array(Question).max(MAX_QUESTIONS),
  answers: Answers,
  /** Of what was answered. */
  files: z.array(Attachment).max(MAX_QUESTIONS),
  /** Nothing while it is open, and where the quiz never shows it. */
  markings: z.array(Marking).nullable(),
})
export type Attempt = z.infer<typeof Attempt>

/** Where somebody stands with a quiz. */
export const QuizStanding = z.object({
  ...z.object(quizRules).shape,
  questions: z.int(),
  attemptsMade: z.int(),
  attemptsLeft: z.int(),
  passed: z.boolean(),
  /** Newest first. */
  history: z.array(AttemptHead).max(MAX_ATTEMPTS_EVER),
  open: Attempt.nullable(),
})
export type QuizStanding = z.infer<typeof QuizStanding>

const key = z.string().max(40)
const lesson = { id: Uuid, lesson: key }
export const QuizId = z.strictObject(lesson)
const attempt = { ...lesson, number: z.coerce.number().int().min(1).max(MAX_ATTEMPTS_EVER) }
export const AttemptId = z.strictObject(attempt)
/** What was answered or changed since; nothing for what was emptied. */
export const SaveAnswers = z.strictObject({
  ...attempt,
  answers: z.record(Key, Answer.nullable()).refine((answers) => Object.keys(answers).length <= MAX_CHANGED, 'too_many'),
})
export const SavedAnswers = z.object({ now: Seconds, deadline: Seconds.nullable() })

/** An attempt as the one who marks it sees it. */
export const MarkedAttempt = Attempt.extend({
  person: Person,
  course: z.object({ id: Uuid, nameAr: z.string(), nameEn: z.string() }),
  titleAr: z.string(),
  titleEn: z.string(),
  pass: z.int(),
  markings: z.array(Marking),
  version: z.int(),
})
export type MarkedAttempt = z.infer<typeof MarkedAttempt>
/** The attempts of one learner that wait to be marked. */
export const QuizOwed = z.object({
  items: z.array(AttemptHead.extend({ lesson: z.string(), titleAr: z.string(), titleEn: z.string() })).max(MAX_QUESTIONS),
})
const comment = z.string().trim().overwrite(emptyIfBlank).max(MAX_COMMENT).refine(isStorable, 'not_storable')
export const MarkAttempt = z.strictObject({
  ...attempt,
  /** On the version of the attempt that was seen. */
  version: Version,
  marks: z.record(Key, z.int().min(0).max(MARKS_MAX)),
  comments: z.record(Key, comment).default({}),
})

/** Other right answers, or questions that count for nobody, for all who answered this quiz. */
export const Regrade = z.strictObject({
  id: Uuid,
  lesson: key,
  rights: z.record(Key, RightAnswer).default({}),
  /** Absent: those that count for nobody already. */
  dropped: z.array(Key).max(MAX_QUESTIONS).optional(),
  /** Says who would change and changes nothing. */
  dryRun: z.boolean(),
})
export const Regraded = z.object({
  /** Attempts that were looked at. */
  attempts: z.int(),
  /** The questions that count for nobody by it. */
  dropped: z.array(z.string()).max(MAX_QUESTIONS),
  /** The first of those that change. */
  changes: z
    .array(
      z.object({
        person: Person,
        number: z.int(),
        points: z.int(),
        total: z.int(),
        pointsBefore: z.int(),
        totalBefore: z.int(),
        passed: z.boolean().nullable(),
        passedBefore: z.boolean().nullable(),
      }),
    )
    .max(200),
  changed: z.int(),
})
export type Regraded = z.infer<typeof Regraded>
