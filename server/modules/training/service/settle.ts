import { enrolmentEvents } from '@diwan/contract/training/events'
import { enrolmentMoves } from '@diwan/contract/training/moves'
import type { Outline } from '@diwan/contract/training/schemas/outline'
import type { EnrolmentStatus } from '@diwan/contract/training/vocabulary'
import { lessonsOf } from '@diwan/core/training/outline'
import type { Ctx } from '../../../kit/portal.ts'
import { move } from '../../../kit/record/move.ts'
import type { Tx } from '../../../kit/record/write.ts'
import { deliveryForEnrolment } from '../kind.ts'
import { readAttempts, type AttemptRow } from '../queries/attempts.ts'
import type { EnrolmentRow } from '../queries/enrolments.ts'
import { readProgress } from '../queries/progress.ts'
import { readOutline } from '../queries/versions.ts'
import { attemptsLeft } from './allowed.ts'
import { issueCertificate } from './issue.ts'
import { keepEnrolment, enrolmentDetail, type EnrolmentFact } from './enrolment-facts.ts'

/** What became of its quizzes that are not passed: those of which marks are owed, and those that cannot be passed any more. */
interface Quizzes {
  readonly owed: ReadonlySet<string>
  readonly failed: ReadonlySet<string>
}

type Outcome = 'finish' | 'mark' | 'owe' | 'fail'
const TOLD = { finish: 'finished', mark: 'marked', owe: 'owed', fail: 'failed' } as const satisfies Record<Outcome, EnrolmentFact>

/** Nothing while there is something left to do. What was handed in to be marked is passed or not. */
export function outcomeOf(
  outline: Outline,
  done: ReadonlySet<string>,
  status: EnrolmentStatus,
  { owed, failed }: Quizzes,
): Outcome | undefined {
  const open = lessonsOf(outline).filter(({ key, required }) => required && !done.has(key))
  if (open.some(({ key }) => failed.has(key))) return 'fail'
  if (open.length === 0) return status === 'CHECKING' ? 'mark' : 'finish'
  if (open.every(({ key }) => owed.has(key))) return status === 'OPEN' ? 'owe' : undefined
  return status === 'CHECKING' && open.every(({ key }) => !owed.has(key)) ? 'fail' : undefined
}

function quizzesOf(outline: Outline, row: EnrolmentRow, attempts: readonly AttemptRow[]): Quizzes {
  const [owed, failed] = [new Set<string>(), new Set<string>()]
  for (const lesson of lessonsOf(outline)) {
    if (lesson.kind !== 'quiz') continue
    const made = attempts.filter((one) => one.lesson === lesson.key)
    if (made.some(({ status }) => status === 'CHECKING')) owed.add(lesson.key)
    else if (attemptsLeft(lesson, row, made) === 0 && made.every(({ passed }) => passed === false)) failed.add(lesson.key)
  }
  return { owed, failed }
}

/** Of the best attempt at each quiz, in whole per cent; nothing without quizzes. */
export function scoreOfAll(attempts: readonly AttemptRow[]): number | null {
  const best = new Map<string, AttemptRow>()
  for (const one of attempts) {
    const before = best.get(one.lesson)
    const share = ({ points, total }: AttemptRow): number => (total ? (points ?? 0) / total : 0)
    if (one.status === 'completed' && (!before || share(one) > share(before))) best.set(one.lesson, one)
  }
  const sum = (of: (one: AttemptRow) => number | null): number => [...best.values()].reduce((all, one) => all + (of(one) ?? 0), 0)
  const total = sum((one) => one.total)
  return total === 0 ? null : Math.floor((sum((one) => one.points) * 100) / total)
}

/**
 * Under the lock of the enrolment, after whatever may have been the last thing to do: it is finished, is handed in to be marked, is not
 * passed, or goes on. Answers how it stands then.
 */
export async function settle(ctx: Ctx, tx: Tx, row: EnrolmentRow): Promise<EnrolmentRow> {
  const status = row.status as EnrolmentStatus
  if (status !== 'OPEN' && status !== 'CHECKING') return row
  const outline = await readOutline(tx.db, row.course_id, row.course_version!)
  const done = new Set((await readProgress(tx.db, row.id)).flatMap((one) => (one.completed_at ? [one.lesson] : [])))
  const hasQuiz = lessonsOf(outline).some(({ kind }) => kind === 'quiz')
  const attempts = hasQuiz ? await readAttempts(tx.db, row.id) : []
  const outcome = outcomeOf(outline, done, status, quizzesOf(outline, row, attempts))
  if (!outcome) return row
  const next = move(enrolmentMoves, outcome, { status, version: row.version })
  const finished_at = next === 'completed' ? ctx.clock.now() : null
  const now = await keepEnrolment(tx, row, { status: next, finished_at, score: scoreOfAll(attempts) })
  tx.record(enrolmentEvents[TOLD[outcome]], enrolmentDetail(ctx, now), deliveryForEnrolment(now))
  if (next === 'completed') await issueCertificate(ctx, tx, now)
  return now
}
