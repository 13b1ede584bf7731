import { meetingMoves } from '@diwan/contract/schedule/moves/meetings'
import { PORTAL } from '../../../../kit/access/actor.ts'
import { inTurn } from '../../../../kit/platform/in-turn.ts'
import type { Ctx, Portal } from '../../../../kit/portal.ts'
import { move } from '../../../../kit/record/move.ts'
import { write } from '../../../../kit/record/write.ts'
import { lockMeeting, readDue, updateMeeting } from '../../queries/meetings/meeting.ts'
import { recordMeeting } from './recorded.ts'
import { moveOn } from './settle.ts'

/** So many in one go; the next minute goes on. */
const AT_ONCE = 500

/** Each minute: people are reminded of the next occurrence, and a meeting whose last one has passed is done. */
export async function tendMeetings(portal: Portal): Promise<void> {
  const { db, clock } = portal
  const ctx: Ctx = { portal, clock, db, actor: PORTAL }
  await inTurn((await readDue(db, clock.now(), AT_ONCE)).map((id) => () => tend(ctx, id)))
}

const tend = (ctx: Ctx, id: string): Promise<null> =>
  write(ctx, async (tx) => {
    const row = await lockMeeting(tx.db, id)
    if (row?.status !== 'OPEN' || row.due_at > ctx.clock.now()) return null
    if ((await moveOn(ctx, tx, row)) === 'goes on') return null
    const status = move(meetingMoves, 'end', { status: row.status, version: row.version })
    await updateMeeting(tx.db, id, { status, version: row.version + 1 })
    await recordMeeting(ctx, tx, id, { what: 'ended' })
    return null
  })
