import { lessonsOf } from '@diwan/core/training/outline'
import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { enrolments } from '@diwan/contract/training/endpoints/enrolments'
import { enrolmentChannel, enrolmentEvents } from '@diwan/contract/training/events'
import { enrolmentMoves } from '@diwan/contract/training/moves'
import type { FollowedEnrolment } from '@diwan/contract/training/schemas/enrolment'
import type { z } from 'zod'
import { holdsFlag } from '../../../kit/access/actor.ts'
import { demand } from '../../../kit/access/demand.ts'
import { Problem } from '../../../kit/http/problem.ts'
import { moveCommand } from '../../../kit/kind/command.ts'
import type { Ctx } from '../../../kit/portal.ts'
import { opened } from '../../../kit/record/opened.ts'
import { canEnrolment } from '../access/enrolments.ts'
import { deliveryForEnrolment, enrolment } from '../kind.ts'
import { presentEnrolment, presentProgress } from '../presenter/enrolment.ts'
import { readCourse } from '../queries/courses.ts'
import { pagedOf } from '../queries/enrolment-list.ts'
import { readEnrolment, type EnrolmentRow } from '../queries/enrolments.ts'
import { readProgress } from '../queries/progress.ts'
import { readOutline, versionOf } from '../queries/versions.ts'
import { keepEnrolment, todayOf, enrolmentDetail } from './enrolment-facts.ts'

type Input<E extends keyof typeof enrolments> = InputOf<(typeof enrolments)[E]>
type Answer<E extends keyof typeof enrolments> = Promise<OutputOf<(typeof enrolments)[E]>>

/** What is learnt by oneself takes the right to learn alone; learners are for those who follow some. */
function demandView({ actor }: Ctx, { view }: Input<'count'>): void {
  const isOwn = view === 'assigned' || view === 'completed'
  if (!isOwn && !holdsFlag(actor, 'training', 'progress.view')) throw new Problem('forbidden')
}

export async function listEnrolments(ctx: Ctx, input: Input<'list'>): Answer<'list'> {
  demandView(ctx, input)
  const today = await todayOf(ctx, ctx.db)
  const paged = pagedOf(input.view)
  const asked = { ...(await paged.resolved(ctx, input)), today }
  return paged.page(ctx, asked, input, (rows) => rows.map((row) => presentEnrolment(ctx.actor, row, today)))
}

export async function countEnrolments(ctx: Ctx, input: Input<'count'>): Answer<'count'> {
  demandView(ctx, input)
  const paged = pagedOf(input.view)
  const asked = { ...(await paged.resolved(ctx, input)), today: await todayOf(ctx, ctx.db) }
  const [counter] = await paged.counts(ctx, [asked])
  return counter!
}

export async function openEnrolment(ctx: Ctx, { id }: Input<'open'>): Answer<'open'> {
  const { record, positions } = await opened(ctx, [enrolmentChannel(id)], async () => {
    const row = await readEnrolment(ctx.db, id)
    demand(canEnrolment, 'view', ctx.actor, row)
    return followed(ctx, row)
  })
  return { enrolment: record, positions }
}

/** With each lesson of its version; of the newest one until it is begun. */
async function followed(ctx: Ctx, row: EnrolmentRow): Promise<z.infer<typeof FollowedEnrolment>> {
  const version = versionOf((await readCourse(ctx.db, row.course_id))!, row)
  const outline = version === 0 ? { sections: [] } : await readOutline(ctx.db, row.course_id, version)
  const progress = new Map((await readProgress(ctx.db, row.id)).map((one) => [one.lesson, presentProgress(one)]))
  return {
    ...presentEnrolment(ctx.actor, row, await todayOf(ctx, ctx.db)),
    lessons: lessonsOf(outline).map(({ key, kind, titleAr, titleEn, required }) => ({
      ...(progress.get(key) ?? { lesson: key, position: 0, furthest: 0, doneDate: null }),
      titleAr,
      titleEn,
      kind,
      required,
    })),
  }
}

/** What nobody has finished is taken back by who assigns the course; its assignment does not bring it again. */
export const cancelEnrolment = (ctx: Ctx, { id, version }: Input<'cancel'>): Answer<'cancel'> =>
  moveCommand(
    enrolment,
    ctx,
    { id, version, needs: 'manage', moves: enrolmentMoves, move: 'cancel' },
    async (tx, row, status) => {
      const now = await keepEnrolment(tx, row, { status, canceled_at: ctx.clock.now() })
      tx.record(enrolmentEvents.canceled, enrolmentDetail(ctx, now), deliveryForEnrolment(now))
      return presentEnrolment(ctx.actor, now, await todayOf(ctx, tx.db))
    },
  )

/** With one attempt more at each quiz. */
export const retryEnrolment = (ctx: Ctx, { id, version }: Input<'retry'>): Answer<'retry'> =>
  moveCommand(enrolment, ctx, { id, version, needs: 'grade', moves: enrolmentMoves, move: 'retry' }, async (tx, row, status) => {
    const now = await keepEnrolment(tx, row, { status, extra_attempts: row.extra_attempts + 1 })
    tx.record(enrolmentEvents.retried, enrolmentDetail(ctx, now), deliveryForEnrolment(now))
    return presentEnrolment(ctx.actor, now, await todayOf(ctx, tx.db))
  })
