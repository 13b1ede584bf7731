import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { quizzes } from '@diwan/contract/training/endpoints/quiz'
import type { WrongField } from '@diwan/contract/kit/wrong-fields'
import { quizProblems } from '@diwan/core/quiz/problems'
import { lessonsOf } from '@diwan/core/training/outline'
import { demand } from '../../../kit/access/demand.ts'
import type { Queryable } from '../../../kit/db/database.ts'
import { Problem } from '../../../kit/http/problem.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { write, type Tx } from '../../../kit/record/write.ts'
import { presentPerson } from '../../users/public.ts'
import { can } from '../access/courses.ts'
import { canEnrolment } from '../access/enrolments.ts'
import { enrolmentsAt, readAttempts, updateAttempt, type AttemptRow } from '../queries/attempts.ts'
import { lockCourse } from '../queries/courses.ts'
import { lockEnrolment, readEnrolment, type EnrolmentRow } from '../queries/enrolments.ts'
import { insertKeys, readKeys, versionsWith, type Keys } from '../queries/keys.ts'
import { readProgress } from '../queries/progress.ts'
import { readOutline } from '../queries/versions.ts'
import { completeLesson } from './lessons.ts'
import { asQuiz, markedBy, standingOf, type Quiz } from './quiz.ts'
import { settle } from './settle.ts'

type Input = InputOf<typeof quizzes.regrade>
type Answer = OutputOf<typeof quizzes.regrade>
type Change = Answer['changes'][number]

const AT_ONCE = 200
const SHOWN = 200

/** The quiz as one version of the course asks it, with what is right from now on. */
interface Version {
  readonly quiz: Quiz
  readonly keys: Keys
}

/**
 * All who answered are marked by it, a part at a time; who passes by it goes on, and nothing that was finished is taken back. The dry run
 * says the same and changes nothing.
 */
export async function regrade({ portal, clock, db, actor }: Ctx, input: Input): Promise<Answer> {
  const ctx: Ctx = { portal, clock, db, actor } // many writes of one request, which may be repeated
  const versions = await write(ctx, (tx) => newKeys(ctx, tx, input))
  const found = { dropped: droppedIn(versions), attempts: 0, changed: 0, changes: [] as Change[] }
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const ids = await enrolmentsAt(ctx.db, input.id, input.lesson, after, AT_ONCE)
    for (const id of ids) await regradeOne(ctx, input, id, versions, found)
    if (ids.length < AT_ONCE) return found
    after = ids.at(-1)!
  }
}

async function newKeys(ctx: Ctx, tx: Tx, { id, lesson, rights, dropped, dryRun }: Input): Promise<ReadonlyMap<number, Version>> {
  const course = await lockCourse(tx.db, id)
  demand({ view: can.view, grade: can.edit }, 'grade', ctx.actor, course)
  const versions = new Map<number, Version>()
  for (const courseVersion of await versionsWith(tx.db, id, lesson)) {
    const before = (await readKeys(tx.db, { courseId: id, courseVersion, lesson }))!
    const quiz = asQuiz(lessonsOf(await readOutline(tx.db, id, courseVersion)).find(({ key }) => key === lesson)!)
    const asked = new Set(quiz.questions.map(({ field }) => field.key))
    const given = Object.fromEntries(Object.entries(rights).filter(([key]) => asked.has(key)))
    const keys: Keys = {
      version: before.version + 1,
      rights: { ...before.rights, ...given },
      dropped: dropped ? new Set(dropped.filter((key) => asked.has(key))) : before.dropped,
    }
    demandRights(quiz, keys)
    versions.set(courseVersion, { quiz, keys })
    if (dryRun) continue
    const key = { course_id: id, course_version: courseVersion, lesson, version: keys.version }
    const made = { created_by: ctx.actor.id, created_at: ctx.clock.now() }
    await insertKeys(tx.db, { ...key, rights: JSON.stringify(keys.rights), dropped: [...keys.dropped], ...made })
  }
  if (versions.size === 0) throw new Problem('not_found')
  return versions
}

const droppedIn = (versions: ReadonlyMap<number, Version>): string[] => [
  ...new Set([...versions.values()].flatMap(({ keys }) => [...keys.dropped])),
]

function demandRights(quiz: Quiz, { rights, dropped }: Keys): void {
  const wrong: WrongField[] = quizProblems(quiz.questions, rights).map(({ key, code }) => ({ path: `rights.${key}`, code }))
  if (dropped.size >= quiz.questions.length) wrong.push({ path: 'dropped', code: 'not_allowed' })
  if (wrong.length > 0) throw new Problem('invalid_input', { fields: wrong })
}

interface Found {
  attempts: number
  changed: number
  readonly changes: Change[]
}

async function regradeOne(ctx: Ctx, { lesson, dryRun }: Input, id: string, versions: ReadonlyMap<number, Version>, found: Found) {
  const regraded = async (db: Queryable, row: EnrolmentRow, keep?: Tx): Promise<void> => {
    let passed: AttemptRow | undefined
    for (const attempt of await readAttempts(db, id, lesson)) {
      const version = versions.get(attempt.course_version)
      if (attempt.status === 'OPEN' || !version) continue
      found.attempts++
      const { columns } = standingOf(markedBy(version.quiz, attempt, version.keys), version.quiz.pass, version.keys)
      if (keep)
        await updateAttempt(db, { enrolmentId: id, lesson, number: attempt.number }, { ...columns, version: attempt.version + 1 })
      if (columns.passed === true) passed = attempt
      if (columns.points === attempt.points && columns.total === attempt.total && columns.passed === attempt.passed) continue
      found.changed++
      if (found.changes.length < SHOWN && canEnrolment.view(ctx.actor, row)) found.changes.push(changeOf(row, attempt, columns))
    }
    const version = passed && versions.get(passed.course_version)
    if (keep && version) await goOn(ctx, keep, row, version.quiz)
  }
  if (dryRun) return regraded(ctx.db, (await readEnrolment(ctx.db, id))!)
  await write(ctx, async (tx) => {
    await regraded(tx.db, (await lockEnrolment(tx.db, id))!, tx)
    return null
  })
}

/** Who passes by the new marks goes on from there. */
async function goOn(ctx: Ctx, tx: Tx, row: EnrolmentRow, lesson: Quiz): Promise<void> {
  if (row.status !== 'OPEN' && row.status !== 'CHECKING') return
  const progress = (await readProgress(tx.db, row.id)).find((one) => one.lesson === lesson.key)
  if (progress?.completed_at) await settle(ctx, tx, row)
  else await completeLesson(ctx, tx, { row, lesson, progress })
}

const changeOf = (row: EnrolmentRow, before: AttemptRow, now: Pick<AttemptRow, 'points' | 'total' | 'passed'>): Change => ({
  person: presentPerson(row.user_id, row.learner_name, row.learner_photo),
  number: before.number,
  points: now.points ?? 0,
  total: now.total ?? 0,
  pointsBefore: before.points ?? 0,
  totalBefore: before.total ?? 0,
  passed: now.passed,
  passedBefore: before.passed,
})
