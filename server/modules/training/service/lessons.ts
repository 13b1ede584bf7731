import { lessonsOf, openedLessons } from '@diwan/core/training/outline'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { learning } from '@diwan/contract/training/endpoints/learning'
import { enrolmentEvents } from '@diwan/contract/training/events'
import { enrolmentMoves } from '@diwan/contract/training/moves'
import type { Lesson } from '@diwan/contract/training/schemas/outline'
import type { Learning } from '@diwan/contract/training/schemas/learning'
import type { EnrolmentStatus } from '@diwan/contract/training/vocabulary'
import { demand } from '../../../kit/access/demand.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { move } from '../../../kit/record/move.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { canLearn } from '../access/enrolments.ts'
import { deliveryForEnrolment } from '../kind.ts'
import { lockEnrolment, readEnrolment, type EnrolmentRow } from '../queries/enrolments.ts'
import { readCourseFiles } from '../queries/files.ts'
import { keepProgress, readProgress, type ProgressRow } from '../queries/progress.ts'
import { readOutline } from '../queries/versions.ts'
import { keepEnrolment, enrolmentDetail } from './enrolment-facts.ts'
import { readLearning } from './learning.ts'
import { settle } from './settle.ts'

type Input<E extends keyof typeof learning> = InputOf<(typeof learning)[E]>

/** Whether this person has sent a form, asked of the module that keeps forms. */
export type HasSent = (at: Pick<Ctx, 'db'>, formId: string, userId: string) => Promise<boolean>

export interface OpenedLesson {
  readonly row: EnrolmentRow
  readonly lesson: Lesson
  readonly progress: ProgressRow | undefined
}

/** A lesson of one that this person has begun, which may be opened now. */
export async function openedLesson(ctx: Ctx, db: Queryable, row: EnrolmentRow | undefined, key: string): Promise<OpenedLesson> {
  demand(canLearn, 'learn', ctx.actor, row)
  if (row.course_version === null) throw new Problem('wrong_state')
  const [outline, progress] = await Promise.all([readOutline(db, row.course_id, row.course_version), readProgress(db, row.id)])
  const lesson = lessonsOf(outline).find((one) => one.key === key)
  if (!lesson) throw new Problem('not_found')
  const done = new Set(progress.flatMap((one) => (one.completed_at ? [one.lesson] : [])))
  if (!openedLessons(outline, done, outline.sequential).has(key)) throw new Problem('training.lesson_closed')
  return { row, lesson, progress: progress.find((one) => one.lesson === key) }
}

/** The same under the lock of the enrolment, while it is learnt on. */
export async function lockedLesson(ctx: Ctx, tx: Tx, id: string, key: string): Promise<OpenedLesson> {
  const opened = await openedLesson(ctx, tx.db, await lockEnrolment(tx.db, id), key)
  const { status, version } = opened.row
  move(enrolmentMoves, 'learn', { status: status as EnrolmentStatus, version })
  return opened
}

export const readLesson =
  (hasSent: HasSent) =>
  async (ctx: Ctx, { id, lesson: key }: Input<'lesson'>): Promise<OutputOf<typeof learning.lesson>> => {
    const { row, lesson } = await openedLesson(ctx, ctx.db, await readEnrolment(ctx.db, id), key)
    const { titleAr, titleEn, required } = lesson
    const head = { key, titleAr, titleEn, required }
    const file = async (fileId: string | null) =>
      (await readCourseFiles(ctx.db, row.course_id, fileId === null ? [] : [fileId]))[0] ?? null
    switch (lesson.kind) {
      case 'text':
        return { ...head, kind: 'text', bodyAr: lesson.bodyAr, bodyEn: lesson.bodyEn }
      case 'video': {
        const { kind, url, seconds, fileId } = lesson
        return { ...head, kind, url, seconds, mustWatch: mustBeWatched(lesson), file: await file(fileId) }
      }
      case 'document':
        return { ...head, kind: 'document', file: await file(lesson.fileId) }
      case 'link':
        return { ...head, kind: 'link', url: lesson.url }
      case 'form':
        return { ...head, kind: 'form', formId: lesson.formId, sent: await isSent(hasSent, ctx, ctx.db, lesson) }
      case 'quiz': {
        const { kind, pass, attempts, minutes, count, shuffleQuestions, shuffleOptions, feedback, questions } = lesson
        const rules = { pass, attempts, minutes, count, shuffleQuestions, shuffleOptions, feedback }
        return { ...head, kind, ...rules, questions: count ?? questions.length }
      }
    }
  }

/** Of a film elsewhere nobody can say whether it was watched. */
export const mustBeWatched = (lesson: Lesson): boolean => lesson.kind === 'video' && lesson.mustWatch && lesson.fileId !== null

const isSent = async (hasSent: HasSent, { actor }: Ctx, db: Queryable, { formId }: { formId: string | null }): Promise<boolean> =>
  formId !== null && (await hasSent({ db }, formId, actor.id))

/** What the portal cannot judge is done when its learner says so; it judges films that must be watched, and quizzes, itself. */
export const doLesson =
  (hasSent: HasSent) =>
  async (ctx: Ctx, { id, lesson: key }: Input<'done'>): Promise<Learning> => {
    const courseId = await write(ctx, async (tx) => {
      const { row, lesson, progress } = await lockedLesson(ctx, tx, id, key)
      const judged = lesson.kind === 'quiz' || mustBeWatched(lesson)
      const isLeft = lesson.kind === 'form' && !(await isSent(hasSent, ctx, tx.db, lesson))
      if (!progress?.completed_at) {
        if (judged || isLeft) throw new Problem('training.lesson_not_done')
        await completeLesson(ctx, tx, { row, lesson, progress })
      }
      return { id: row.course_id }
    })
    return readLearning(ctx, courseId)
  }

/** Under the lock of the enrolment: one lesson more, and perhaps the last one. */
export async function completeLesson(ctx: Ctx, tx: Tx, { row, lesson, progress }: OpenedLesson): Promise<EnrolmentRow> {
  const { key, required } = lesson
  const blank = { lesson: key, position_s: 0, covered: [], first_at: null, last_at: null }
  await keepProgress(tx.db, row.id, { ...blank, ...progress, required, completed_at: ctx.clock.now() })
  const now = await keepEnrolment(tx, row, {})
  tx.record(enrolmentEvents.advanced, { ...enrolmentDetail(ctx, now), lesson: key }, deliveryForEnrolment(now))
  return settle(ctx, tx, now)
}
