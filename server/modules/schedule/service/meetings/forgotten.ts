import type { Ctx } from '../../../../kit/portal.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import type { MeetingRow } from '../../queries/meetings/meeting.ts'
import { remindOne } from './settle.ts'

/** Colleagues who were taken off a meeting are no longer reminded of it. */
export async function forgetAttendees(
  ctx: Ctx,
  tx: Tx,
  { id, attendees }: MeetingRow,
  removed: readonly string[],
): Promise<void> {
  for (const one of attendees)
    if (removed.includes(one.id) && one.user_id !== null) await remindOne(ctx, tx, { object: id, user: one.user_id, at: null })
}
