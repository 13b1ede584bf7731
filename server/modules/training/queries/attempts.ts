import { Answers } from '@diwan/core/fields/field'
import type { Drawn } from '@diwan/core/quiz/draw'
import { GRACE_SECONDS } from '@diwan/contract/training/limits'
import { sql } from 'kysely'
import type { Insertable, Selectable, Updateable } from 'kysely'
import { z } from 'zod'
import { anyOf } from '../../../kit/db/any-of.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import type { QuizAttempts } from '../rows.gen.ts'

export type AttemptRow = Selectable<QuizAttempts>

/** Which attempt: of whom, at which quiz, and its number. */
export interface Which {
  readonly enrolmentId: string
  readonly lesson: string
  readonly number: number
}

const Marks = z.record(z.string(), z.int().nullable())
const Comments = z.record(z.string(), z.string())
const DrawnQuestions = z.array(z.object({ key: z.string(), options: z.array(z.string()) }))

export const answersOf = ({ answers }: AttemptRow): Answers => Answers.parse(answers)
export const drawnOf = ({ drawn }: AttemptRow): Drawn => DrawnQuestions.parse(drawn)
export const marksOf = ({ marks }: AttemptRow): z.infer<typeof Marks> => Marks.parse(marks ?? {})
export const commentsOf = ({ comments }: AttemptRow): z.infer<typeof Comments> => Comments.parse(comments)

export async function insertAttempt(db: Queryable, row: Insertable<QuizAttempts>): Promise<void> {
  await db.insertInto('quiz_attempts').values(row).execute()
}

export async function updateAttempt(db: Queryable, which: Which, set: Updateable<QuizAttempts>): Promise<void> {
  await db
    .updateTable('quiz_attempts')
    .set(set)
    .where('enrolment_id', '=', which.enrolmentId)
    .where('lesson', '=', which.lesson)
    .where('number', '=', which.number)
    .execute()
}

export function readAttempt(db: Queryable, { enrolmentId, lesson, number }: Which): Promise<AttemptRow | undefined> {
  return db
    .selectFrom('quiz_attempts')
    .selectAll()
    .where('enrolment_id', '=', enrolmentId)
    .where('lesson', '=', lesson)
    .where('number', '=', number)
    .executeTakeFirst()
}

/** All at one quiz, or at all of the enrolment, newest first; there are `MAX_ATTEMPTS_EVER` at most. Index: the primary key. */
export function readAttempts(db: Queryable, enrolmentId: string, lesson?: string): Promise<AttemptRow[]> {
  return db
    .selectFrom('quiz_attempts')
    .selectAll()
    .where('enrolment_id', '=', enrolmentId)
    .$if(lesson !== undefined, (query) => query.where('lesson', '=', lesson!))
    .orderBy('lesson')
    .orderBy('number', 'desc')
    .execute()
}

/** Of these enrolments, by quiz and number. Index: the primary key. */
export function readAttemptsOf(db: Queryable, enrolmentIds: readonly string[]): Promise<AttemptRow[]> {
  return db
    .selectFrom('quiz_attempts')
    .selectAll()
    .where(anyOf('enrolment_id', enrolmentIds))
    .orderBy('lesson')
    .orderBy('number')
    .execute()
}

/** Of whom an attempt is over and was not handed in, the oldest first. Index: quiz_attempts_due. */
export async function readDue(db: Queryable, now: Date, limit: number): Promise<Which[]> {
  const before = new Date(now.getTime() - GRACE_SECONDS * 1_000)
  const { rows } = await sql<Which>`select enrolment_id as "enrolmentId", lesson, number from quiz_attempts
    where status = 'OPEN' and deadline_at is not null and deadline_at <= ${before} order by deadline_at limit ${sql.lit(limit)}`.execute(
    db,
  )
  return rows
}

/** Who handed something in at a quiz: a part at a time, by the enrolment. Index: quiz_attempts_of_quiz. */
export async function enrolmentsAt(
  db: Queryable,
  courseId: string,
  lesson: string,
  after: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct enrolment_id as id from quiz_attempts
    where course_id = ${courseId} and lesson = ${lesson} and status <> 'OPEN' and enrolment_id > ${after}
    order by enrolment_id limit ${sql.lit(limit)}`.execute(db)
  return rows.map(({ id }) => id)
}
