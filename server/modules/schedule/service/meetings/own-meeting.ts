import type { Ctx } from '../../../../kit/portal.ts'
import { can } from '../../access/meetings.ts'
import { readMeeting } from '../../queries/meetings/meeting.ts'

/** A meeting whose own times are left out, where the caller may change it. Any other id leaves nothing out. */
export async function ownMeeting({ db, actor }: Ctx, id: string | undefined): Promise<string | undefined> {
  const row = id === undefined ? undefined : await readMeeting(db, id)
  return row && can.view(actor, row) && can.manage(actor, row) ? id : undefined
}
