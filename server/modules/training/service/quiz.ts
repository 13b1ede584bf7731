import { asDrawn } from '@diwan/core/quiz/draw'
import { hasPassed, markQuiz, scoreOf, type Marked, type Score } from '@diwan/core/quiz/mark'
import type { Question } from '@diwan/core/quiz/question'
import type { Lesson } from '@diwan/contract/training/schemas/outline'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { answersOf, drawnOf, marksOf, type AttemptRow } from '../queries/attempts.ts'
import { readKeys, type Keys } from '../queries/keys.ts'

export type Quiz = Lesson & { readonly kind: 'quiz' }

export function asQuiz(lesson: Lesson): Quiz {
  if (lesson.kind !== 'quiz') throw new Problem('not_found')
  return lesson
}

/** As this attempt asks them. */
export const askedIn = (quiz: Quiz, attempt: AttemptRow): Question[] => asDrawn(quiz.questions, drawnOf(attempt))

export async function keysOf(db: Queryable, { course_id, course_version, lesson }: AttemptRow): Promise<Keys> {
  const keys = await readKeys(db, { courseId: course_id, courseVersion: course_version, lesson })
  if (!keys) throw new RangeError(`No right answers to ${lesson}`)
  return keys
}

/** What counts of it: questions that were dropped count for nobody. What a person has marked stands. */
export function markedBy(
  quiz: Quiz,
  attempt: AttemptRow,
  { rights, dropped }: Keys,
  byHand: Readonly<Record<string, number>> = {},
): Marked[] {
  const before = marksOf(attempt)
  const counted = askedIn(quiz, attempt).filter(({ field }) => !dropped.has(field.key))
  return markQuiz(counted, rights, answersOf(attempt)).map((one) => {
    const given = byHand[one.key] ?? before[one.key]
    return one.marks === undefined && typeof given === 'number' ? { ...one, marks: Math.min(given, one.outOf) } : one
  })
}

/** How an attempt stands by these marks: nobody has passed while marks are owed. */
export function standingOf(
  marked: readonly Marked[],
  pass: number,
  keys: Keys,
): {
  readonly score: Score
  readonly columns: Pick<AttemptRow, 'status' | 'points' | 'total' | 'passed' | 'key_version'> & { readonly marks: string }
} {
  const score = scoreOf(marked)
  const isOwed = score.owed > 0
  return {
    score,
    columns: {
      status: isOwed ? 'CHECKING' : 'completed',
      marks: JSON.stringify(Object.fromEntries(marked.map(({ key, marks }) => [key, marks ?? null]))),
      points: score.points,
      total: score.total,
      passed: isOwed ? null : hasPassed(score, pass),
      key_version: keys.version,
    },
  }
}
