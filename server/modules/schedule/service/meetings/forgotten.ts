import { meetingEvents } from '@diwan/contract/schedule/events/meetings'
import type { Ctx } from '../../../../kit/portal.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import type { MeetingRow } from '../../queries/meetings/meeting.ts'
import { byOf } from '../permissions/recorded.ts'
import { remindBefore } from '../remind-before.ts'

/** Colleagues who were taken off a meeting are no longer reminded of it, and are notified. */
export async function forgetAttendees(
  ctx: Ctx,
  tx: Tx,
  { id, attendees }: MeetingRow,
  removed: readonly string[],
): Promise<void> {
  const gone = attendees.filter((one) => removed.includes(one.id) && one.user_id !== null)
  const by = byOf(ctx)
  for (const { id: attendeeId, user_id } of gone) {
    await remindBefore(ctx, tx, id, [{ user: user_id!, at: null }])
    tx.record(meetingEvents.removed, { id, attendeeId, by }, { object: user_id! })
  }
}
