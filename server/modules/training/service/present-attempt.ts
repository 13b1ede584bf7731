import type { Attempt } from '@diwan/contract/training/schemas/quiz'
import { toSeconds } from '../../../kit/clock/clock.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { presentHead, presentMarkings } from '../presenter/attempt.ts'
import { answersOf, type AttemptRow } from '../queries/attempts.ts'
import type { EnrolmentRow } from '../queries/enrolments.ts'
import { attemptsLeft } from './allowed.ts'
import { fileAnswers, readAnsweredFiles } from './attempt-files.ts'
import { askedIn, keysOf, type Quiz } from './quiz.ts'

/** A quiz as somebody takes it. */
export interface Sat {
  readonly quiz: Quiz
  readonly row: EnrolmentRow
  /** All at this quiz. */
  readonly attempts: readonly AttemptRow[]
}

/** Whether its learner is shown what is right: never, after each attempt, or once it is passed or nothing is left to try. */
export function showsRight({ quiz, row, attempts }: Sat): boolean {
  if (quiz.feedback !== 'end') return quiz.feedback === 'attempt'
  return attempts.some(({ passed }) => passed === true) || attemptsLeft(quiz, row, attempts) === 0
}

export async function presentAttempt(ctx: Ctx, db: Queryable, sat: Sat, attempt: AttemptRow): Promise<Attempt> {
  const [asked, answers] = [askedIn(sat.quiz, attempt), answersOf(attempt)]
  const isMarked = attempt.status !== 'OPEN' && sat.quiz.feedback !== 'never'
  return {
    ...presentHead(attempt),
    now: toSeconds(ctx.clock.now()),
    questions: asked,
    answers,
    files: await readAnsweredFiles(db, sat.row.id, fileAnswers(asked, answers)),
    markings: isMarked ? presentMarkings(asked, attempt, await keysOf(db, attempt), showsRight(sat)) : null,
  }
}
