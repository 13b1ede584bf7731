import { PORTAL } from '../../../kit/access/actor.ts'
import type { Ctx, Portal } from '../../../kit/portal.ts'
import { write } from '../../../kit/record/write.ts'
import { lessonsOf } from '@diwan/core/training/outline'
import { readAttempt, readDue, type Which } from '../queries/attempts.ts'
import { lockEnrolment } from '../queries/enrolments.ts'
import { readProgress } from '../queries/progress.ts'
import { readOutline } from '../queries/versions.ts'
import { handIn } from './attempts.ts'

/** Of one minute. */
const AT_ONCE = 200

/** Each minute: what was saved is handed in once the time of an attempt is over, whether or not somebody still looks at it. */
export async function submitDue(portal: Portal): Promise<void> {
  const ctx: Ctx = { portal, clock: portal.clock, db: portal.db, actor: PORTAL }
  for (const which of await readDue(portal.db, portal.clock.now(), AT_ONCE)) await submitOne(ctx, which)
}

const submitOne = (ctx: Ctx, which: Which): Promise<null> =>
  write(ctx, async (tx) => {
    const row = await lockEnrolment(tx.db, which.enrolmentId)
    const attempt = await readAttempt(tx.db, which)
    if (!row || attempt?.status !== 'OPEN') return null
    const outline = await readOutline(tx.db, attempt.course_id, attempt.course_version)
    const lesson = lessonsOf(outline).find(({ key }) => key === which.lesson)!
    const progress = (await readProgress(tx.db, row.id)).find((one) => one.lesson === which.lesson)
    await handIn(ctx, tx, { row, lesson, progress }, attempt)
    return null
  })
