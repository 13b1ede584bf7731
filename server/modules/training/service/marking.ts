import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { quizzes } from '@diwan/contract/training/endpoints/quiz'
import type { MarkedAttempt } from '@diwan/contract/training/schemas/quiz'
import { lessonsOf } from '@diwan/core/training/outline'
import { demand } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { presentPerson } from '../../users/public.ts'
import { canEnrolment } from '../access/enrolments.ts'
import { presentHead, presentMarkings } from '../presenter/attempt.ts'
import { answersOf, commentsOf, readAttempt, readAttempts, updateAttempt, type AttemptRow } from '../queries/attempts.ts'
import { lockEnrolment, readEnrolment, type EnrolmentRow } from '../queries/enrolments.ts'
import { readProgress } from '../queries/progress.ts'
import { readOutline } from '../queries/versions.ts'
import { fileAnswers, readAnsweredFiles } from './attempt-files.ts'
import { completeLesson } from './lessons.ts'
import { asQuiz, askedIn, keysOf, markedBy, standingOf, type Quiz } from './quiz.ts'
import { settle } from './settle.ts'

type Input<E extends keyof typeof quizzes> = InputOf<(typeof quizzes)[E]>
type Answer<E extends keyof typeof quizzes> = Promise<OutputOf<(typeof quizzes)[E]>>

/** A quiz as the version of an attempt asks it. */
export async function quizOf(db: Queryable, { course_id, course_version, lesson }: AttemptRow): Promise<Quiz> {
  const outline = await readOutline(db, course_id, course_version)
  return asQuiz(lessonsOf(outline).find(({ key }) => key === lesson)!)
}

export async function attemptsOwed(ctx: Ctx, { id }: Input<'owed'>): Answer<'owed'> {
  const row = await readEnrolment(ctx.db, id)
  demand(canEnrolment, 'grade', ctx.actor, row)
  const owed = (await readAttempts(ctx.db, id)).filter(({ status }) => status === 'CHECKING')
  const items = []
  for (const attempt of owed) {
    const { key: lesson, titleAr, titleEn } = await quizOf(ctx.db, attempt)
    items.push({ ...presentHead(attempt), lesson, titleAr, titleEn })
  }
  return { items }
}

export async function readToMark(ctx: Ctx, { id, lesson, number }: Input<'toMark'>): Answer<'toMark'> {
  const row = await readEnrolment(ctx.db, id)
  demand(canEnrolment, 'grade', ctx.actor, row)
  return toMark(ctx, ctx.db, row, await readAttempt(ctx.db, { enrolmentId: id, lesson, number }))
}

/** What is still being answered is nobody's to read. */
async function toMark(ctx: Ctx, db: Queryable, row: EnrolmentRow, attempt: AttemptRow | undefined): Promise<MarkedAttempt> {
  if (!attempt || attempt.status === 'OPEN') throw new Problem('not_found')
  const quiz = await quizOf(db, attempt)
  const [asked, answers] = [askedIn(quiz, attempt), answersOf(attempt)]
  return {
    ...presentHead(attempt),
    now: toSeconds(ctx.clock.now()),
    questions: asked,
    answers,
    files: await readAnsweredFiles(db, row.id, fileAnswers(asked, answers)),
    markings: presentMarkings(asked, attempt, await keysOf(db, attempt), true),
    person: presentPerson(row.user_id, row.learner_name, row.learner_photo),
    course: { id: row.course_id, nameAr: row.name_ar, nameEn: row.name_en },
    titleAr: quiz.titleAr,
    titleEn: quiz.titleEn,
    pass: quiz.pass,
    version: attempt.version,
  }
}

/** Marks of what the portal judges itself stand; of the others each may be marked, and marked again until nothing is owed. */
export function markAttempt(ctx: Ctx, input: Input<'mark'>): Answer<'mark'> {
  const which = { enrolmentId: input.id, lesson: input.lesson, number: input.number }
  return write(ctx, async (tx) => {
    const row = await lockEnrolment(tx.db, input.id)
    demand(canEnrolment, 'grade', ctx.actor, row)
    const attempt = await readAttempt(tx.db, which)
    const current = await toMark(ctx, tx.db, row, attempt)
    if (input.version !== attempt!.version) throw new Problem('changed_meanwhile', { current })
    if (attempt!.status !== 'CHECKING') throw new Problem('wrong_state')
    const quiz = await quizOf(tx.db, attempt!)
    const keys = await keysOf(tx.db, attempt!)
    demandMarks(quiz, attempt!, input.marks)
    const { columns } = standingOf(markedBy(quiz, attempt!, keys, input.marks), quiz.pass, keys)
    const comments = JSON.stringify({ ...commentsOf(attempt!), ...input.comments })
    await updateAttempt(tx.db, which, { ...columns, comments, version: attempt!.version + 1 })
    const progress = (await readProgress(tx.db, row.id)).find(({ lesson }) => lesson === input.lesson)
    if (columns.passed === true && !progress?.completed_at) await completeLesson(ctx, tx, { row, lesson: quiz, progress })
    else await settle(ctx, tx, row)
    return toMark(ctx, tx.db, (await readEnrolment(tx.db, row.id))!, await readAttempt(tx.db, which))
  })
}

function demandMarks(quiz: Quiz, attempt: AttemptRow, marks: Readonly<Record<string, number>>): void {
  const outOf = new Map(askedIn(quiz, attempt).map(({ field, marks: most }) => [field.key, most]))
  const fields = Object.entries(marks).flatMap(([key, given]) => {
    const most = outOf.get(key)
    if (most === undefined) return [{ path: `marks.${key}`, code: 'not_found' }]
    return given > most ? [{ path: `marks.${key}`, code: 'too_big', params: { maximum: most } }] : []
  })
  if (fields.length > 0) throw new Problem('invalid_input', { fields })
}
