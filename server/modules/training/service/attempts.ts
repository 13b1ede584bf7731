import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { quizzes } from '@diwan/contract/training/endpoints/quiz'
import { GRACE_SECONDS } from '@diwan/contract/training/limits'
import { drawQuestions } from '@diwan/core/quiz/draw'
import { randomInt } from 'node:crypto'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { takeFiles } from '../../files/public.ts'
import { presentHead } from '../presenter/attempt.ts'
import { answersOf, insertAttempt, readAttempt, readAttempts, updateAttempt, type AttemptRow } from '../queries/attempts.ts'
import { readEnrolment, type EnrolmentRow } from '../queries/enrolments.ts'
import { attemptsLeft } from './allowed.ts'
import { belongingFiles, fileAnswers } from './attempt-files.ts'
import { completeLesson, lockedLesson, openedLesson, type OpenedLesson } from './lessons.ts'
import { presentAttempt } from './present-attempt.ts'
import { asQuiz, askedIn, keysOf, markedBy, standingOf, type Quiz } from './quiz.ts'
import { settle } from './settle.ts'

type Input<E extends keyof typeof quizzes> = InputOf<(typeof quizzes)[E]>
type Answer<E extends keyof typeof quizzes> = Promise<OutputOf<(typeof quizzes)[E]>>

/** One that this person has begun, of a lesson that may be opened. */
async function opened(
  ctx: Ctx,
  db: Queryable,
  id: string,
  key: string,
): Promise<{ row: EnrolmentRow; quiz: Quiz; attempts: AttemptRow[] }> {
  const { row, lesson } = await openedLesson(ctx, db, await readEnrolment(db, id), key)
  return { row, quiz: asQuiz(lesson), attempts: await readAttempts(db, id, key) }
}

/** What was left open when its time was over is handed in before anything else is asked. */
export async function standing(ctx: Ctx, { id, lesson }: Input<'standing'>): Answer<'standing'> {
  const { row, quiz, attempts } = await opened(ctx, ctx.db, id, lesson)
  const { pass, attempts: allowed, minutes, count, shuffleQuestions, shuffleOptions, feedback, questions } = quiz
  const open = attempts.find(({ status }) => status === 'OPEN')
  return {
    pass,
    attempts: allowed,
    minutes,
    count,
    shuffleQuestions,
    shuffleOptions,
    feedback,
    questions: count ?? questions.length,
    attemptsMade: attempts.length,
    attemptsLeft: attemptsLeft(quiz, row, attempts),
    passed: attempts.some(({ passed }) => passed === true),
    history: attempts.map(presentHead),
    open: open ? await presentAttempt(ctx, ctx.db, { quiz, row, attempts }, open) : null,
  }
}

/** A second tab joins the one that is open. */
export function beginAttempt(ctx: Ctx, { id, lesson: key }: Input<'begin'>): Answer<'begin'> {
  return write(ctx, async (tx) => {
    const { row, lesson } = await lockedLesson(ctx, tx, id, key)
    const quiz = asQuiz(lesson)
    const attempts = await readAttempts(tx.db, id, key)
    const open = attempts.find(({ status }) => status === 'OPEN')
    if (open) return presentAttempt(ctx, tx.db, { quiz, row, attempts }, open)
    if (attempts.some(({ passed, status }) => passed === true || status === 'CHECKING')) throw new Problem('wrong_state')
    if (attemptsLeft(quiz, row, attempts) === 0) throw new Problem('training.no_attempt_left')
    const number = (attempts[0]?.number ?? 0) + 1
    const at = ctx.clock.now()
    const { count, shuffleQuestions, shuffleOptions, minutes } = quiz
    const rule = { shuffleQuestions, shuffleOptions, ...(count !== null && { count }) }
    await insertAttempt(tx.db, {
      enrolment_id: id,
      lesson: key,
      number,
      course_id: row.course_id,
      course_version: row.course_version!,
      drawn: JSON.stringify(drawQuestions(quiz.questions, rule, (choices) => randomInt(choices))),
      started_at: at,
      deadline_at: minutes === null ? null : new Date(at.getTime() + minutes * 60_000),
    })
    const begun = (await readAttempt(tx.db, { enrolmentId: id, lesson: key, number }))!
    return presentAttempt(ctx, tx.db, { quiz, row, attempts: [begun, ...attempts] }, begun)
  })
}

export async function readOwnAttempt(ctx: Ctx, { id, lesson, number }: Input<'attempt'>): Answer<'attempt'> {
  const found = await opened(ctx, ctx.db, id, lesson)
  const attempt = found.attempts.find((one) => one.number === number)
  if (!attempt) throw new Problem('not_found')
  return presentAttempt(ctx, ctx.db, found, attempt)
}

/** Under the lock of the enrolment: one that is open, and not over for longer than a save may be on its way. */
async function lockedAttempt(
  ctx: Ctx,
  tx: Tx,
  { id, lesson: key, number }: Input<'attempt'>,
): Promise<OpenedLesson & { attempt: AttemptRow }> {
  const found = await lockedLesson(ctx, tx, id, key)
  asQuiz(found.lesson)
  const attempt = await readAttempt(tx.db, { enrolmentId: id, lesson: key, number })
  if (!attempt) throw new Problem('not_found')
  if (attempt.status !== 'OPEN') throw new Problem('wrong_state')
  return { ...found, attempt }
}

const isOver = ({ deadline_at }: AttemptRow, now: Date): boolean =>
  deadline_at !== null && now.getTime() > deadline_at.getTime() + GRACE_SECONDS * 1_000

/** Each answer by itself, so that what two tabs answer stands together. */
export function saveAnswers(ctx: Ctx, { answers: changed, ...which }: Input<'save'>): Answer<'save'> {
  return write(ctx, async (tx) => {
    const { row, lesson, attempt } = await lockedAttempt(ctx, tx, which)
    const now = ctx.clock.now()
    if (isOver(attempt, now)) throw new Problem('wrong_state')
    const asked = askedIn(asQuiz(lesson), attempt)
    const known = new Set(asked.map(({ field }) => field.key))
    const answers = new Map(Object.entries(answersOf(attempt)))
    for (const [key, answer] of Object.entries(changed))
      if (known.has(key)) {
        if (answer === null) answers.delete(key)
        else answers.set(key, answer)
      }
    const kept = Object.fromEntries(answers)
    const given = fileAnswers(asked, kept)
    const before = await belongingFiles(tx.db, row.id, given)
    const ids = given.filter((id) => !before.has(id))
    await takeFiles(tx, { ids, purpose: 'attachment10', ownerId: ctx.actor.id, objectId: row.id })
    const { version } = attempt
    await updateAttempt(tx.db, of(which), { answers: JSON.stringify(kept), version: version + 1 })
    return { now: Math.floor(now.getTime() / 1_000), deadline: presentHead(attempt).deadline }
  })
}

const of = ({ id: enrolmentId, lesson, number }: Input<'attempt'>) => ({ enrolmentId, lesson, number })

export function submitAttempt(ctx: Ctx, which: Input<'submit'>): Answer<'submit'> {
  return write(ctx, async (tx) => {
    const { attempt, ...found } = await lockedAttempt(ctx, tx, which)
    const row = await handIn(ctx, tx, found, attempt)
    const attempts = await readAttempts(tx.db, which.id, which.lesson)
    const now = attempts.find(({ number }) => number === which.number)!
    return presentAttempt(ctx, tx.db, { quiz: asQuiz(found.lesson), row, attempts }, now)
  })
}

/** Under the lock of the enrolment: marked as far as the portal can, and what follows from it. */
export async function handIn(ctx: Ctx, tx: Tx, found: OpenedLesson, attempt: AttemptRow): Promise<EnrolmentRow> {
  const quiz = asQuiz(found.lesson)
  const keys = await keysOf(tx.db, attempt)
  const { columns } = standingOf(markedBy(quiz, attempt, keys), quiz.pass, keys)
  const submitted_at = attempt.deadline_at && attempt.deadline_at < ctx.clock.now() ? attempt.deadline_at : ctx.clock.now()
  const which = { enrolmentId: found.row.id, lesson: attempt.lesson, number: attempt.number }
  await updateAttempt(tx.db, which, { ...columns, submitted_at, version: attempt.version + 1 })
  if (found.row.status === 'CANCELED') return found.row // taken back while it was answered: nothing follows
  return columns.passed === true && !found.progress?.completed_at ? completeLesson(ctx, tx, found) : settle(ctx, tx, found.row)
}
