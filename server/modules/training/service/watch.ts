import { credited, isWatched, resumedAt } from '@diwan/core/training/watched'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { learning } from '@diwan/contract/training/endpoints/learning'
import type { Lesson } from '@diwan/contract/training/schemas/outline'
import type { Ctx } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { presentProgress } from '../presenter/enrolment.ts'
import { keepProgress, type ProgressRow } from '../queries/progress.ts'
import { completeLesson, lockedLesson } from './lessons.ts'

/** A beacon comes each ten seconds: before the first one so much may have been played, and not more. */
const BEACON_MS = 10_000

/** What was played of a film counts as far as the time that went by allows. Once nearly all was, the lesson is done. */
export function keepWatched(
  ctx: Ctx,
  { id, lesson: key, position, played }: InputOf<typeof learning.watched>,
): Promise<OutputOf<typeof learning.watched>> {
  return write(ctx, async (tx) => {
    const opened = await lockedLesson(ctx, tx, id, key)
    const { row, lesson, progress } = opened
    const length = lengthOf(lesson)
    if (length === 0) return presentProgress(progress ?? unplayed(key, ctx.clock.now()))
    const now = ctx.clock.now()
    const known = progress?.first_at ? progress : unplayed(key, earliest(now, row.begun_at))
    const since = (at: Date | null): number => (now.getTime() - (at ?? now).getTime()) / 1_000
    const covered = credited(known.covered, {
      played,
      length,
      sinceLast: since(known.last_at),
      sinceFirst: since(known.first_at),
    })
    const kept: ProgressRow = {
      ...known,
      completed_at: progress?.completed_at ?? null,
      covered,
      position_s: resumedAt(covered, position),
      last_at: now,
    }
    const isDone = kept.completed_at === null && isWatched(covered, length)
    if (isDone) await completeLesson(ctx, tx, { ...opened, progress: kept })
    else await keepProgress(tx.db, id, { ...kept, required: lesson.required })
    return presentProgress(isDone ? { ...kept, completed_at: now } : kept)
  })
}

/** Of films of the portal; of others nothing is known. */
const lengthOf = (lesson: Lesson): number => (lesson.kind === 'video' && lesson.fileId !== null ? (lesson.seconds ?? 0) : 0)

const earliest = (now: Date, begun: Date | null): Date =>
  new Date(Math.max(now.getTime() - BEACON_MS, begun?.getTime() ?? now.getTime()))

const unplayed = (lesson: string, at: Date): ProgressRow => ({
  lesson,
  position_s: 0,
  covered: [],
  first_at: at,
  last_at: at,
  completed_at: null,
})
