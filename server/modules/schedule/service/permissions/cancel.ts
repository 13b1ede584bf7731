import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { permissions } from '@diwan/contract/schedule/endpoints/permissions'
import { requestEvents } from '@diwan/contract/schedule/events/permissions'
import { requestMoves } from '@diwan/contract/schedule/moves/permissions'
import { PORTAL } from '../../../../kit/access/actor.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import { moveCommand } from '../../../../kit/kind/command.ts'
import type { Ctx, Portal } from '../../../../kit/portal.ts'
import { write } from '../../../../kit/record/write.ts'
import { withdrawRun } from '../../../approvals/public.ts'
import { writeSpans } from '../../../calendar/public.ts'
import { requestRecord } from '../../kind/permissions.ts'
import {
  lockRequest,
  lockRequester,
  readPassed,
  readRequest,
  updateRequest,
  type RequestRow,
} from '../../queries/permissions/request.ts'
import { factOf, presentWith, recorded } from './recorded.ts'

/** Before its time begins an approved request may still be changed. */
export const hasBegun = ({ starts_at }: Pick<RequestRow, 'starts_at'>, now: Date): boolean =>
  starts_at !== null && starts_at <= now

type Canceling = 'cancel' | 'revoke'

const canceling =
  (name: Canceling) =>
  (
    ctx: Ctx,
    { id, version, reason }: InputOf<(typeof permissions)[Canceling]>,
  ): Promise<OutputOf<(typeof permissions)[Canceling]>> => {
    const asked = { id, version, needs: name, moves: requestMoves, move: name } as const
    return moveCommand(requestRecord, ctx, asked, async (tx, row, status) => {
      if (row.status === 'APPROVED' && hasBegun(row, ctx.clock.now())) throw new Problem('permissions.begun')
      await lockRequester(tx.db, row.created_by)
      await updateRequest(tx.db, id, { status, version: version + 1, updated_at: ctx.clock.now() })
      await writeSpans(tx.db, id, [])
      const people = row.status === 'APPROVED' ? row.decided : await withdrawRun(ctx, tx, id)
      const now = (await readRequest(tx.db, id))!
      tx.record(requestEvents.canceled, { ...factOf(ctx, now), reason }, requestRecord.delivery(now, people))
      return presentWith(tx.db, ctx, now)
    })
  }

/** Its requester cancels it until it has begun. */
export const cancelRequest = canceling('cancel')
/** Holders of the right over all requests cancel an approved one. */
export const revokeRequest = canceling('revoke')

/** Requests that one run of the job ends. */
const AT_ONCE = 200

/** Each minute: approved requests whose time has passed are done. */
export async function endPassed(portal: Portal): Promise<void> {
  const ctx: Ctx = { portal, clock: portal.clock, db: portal.db, actor: PORTAL }
  const now = portal.clock.now()
  for (const id of await readPassed(portal.db, now, AT_ONCE))
    await write(ctx, async (tx) => {
      const row = await lockRequest(tx.db, id)
      if (row?.status !== 'APPROVED' || row.ends_at === null || row.ends_at > now) return null
      await updateRequest(tx.db, id, { status: 'DONE', version: row.version + 1, updated_at: now })
      await recorded(ctx, tx, requestEvents.ended, id)
      return null
    })
}
