import type { Marking, AttemptHead } from '@diwan/contract/training/schemas/quiz'
import type { AttemptStatus } from '@diwan/contract/training/vocabulary'
import type { Question } from '@diwan/core/quiz/question'
import type { z } from 'zod'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { commentsOf, marksOf, type AttemptRow } from '../queries/attempts.ts'
import type { Keys } from '../queries/keys.ts'

const seconds = (at: Date | null): number | null => at && toSeconds(at)

export const presentHead = (row: AttemptRow): z.infer<typeof AttemptHead> => ({
  number: row.number,
  status: row.status as AttemptStatus,
  startedDate: toSeconds(row.started_at),
  deadline: seconds(row.deadline_at),
  submittedDate: seconds(row.submitted_at),
  points: row.points,
  total: row.total,
  passed: row.passed,
})

/** Question by question, as it was marked; what is right only where it may be seen. */
export function presentMarkings(
  asked: readonly Question[],
  attempt: AttemptRow,
  { rights, dropped }: Keys,
  showsRight: boolean,
): z.infer<typeof Marking>[] {
  const [marks, comments] = [marksOf(attempt), commentsOf(attempt)]
  return asked.map(({ field: { key }, marks: outOf }) => ({
    key,
    marks: marks[key] ?? null,
    outOf,
    dropped: dropped.has(key),
    comment: comments[key] ?? '',
    right: showsRight ? (rights[key] ?? null) : null,
  }))
}
