import type { Ctx } from '../../../../kit/portal.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { indexRecord } from '../../../search/public.ts'
import { meetingRecord } from '../../kind/meetings.ts'
import { moveAttendees, readAnswers } from '../../queries/meetings/attendees.ts'
import { readMeeting, updateMeeting, type MeetingRow } from '../../queries/meetings/meeting.ts'
import { readOccurrences, type OccurrenceRow } from '../../queries/meetings/occurrences.ts'
import { remindBefore } from '../remind-before.ts'
import { answersOf, keepSpans } from './spans.ts'

/** The occurrence that comes next, and the instant at which the portal looks again. */
function nextOf(now: Date, occurrences: readonly OccurrenceRow[]) {
  const live = occurrences.filter(({ cancelled }) => !cancelled)
  const next = live.find(({ starts_at }) => starts_at > now)
  const all = live.length > 0 ? live : occurrences
  const starts = all[0]!.starts_at
  const ends = new Date(Math.max(...all.map(({ ends_at }) => ends_at.getTime())))
  return { next, starts, ends, due: next?.starts_at ?? ends }
}

/** Writes what follows from the times, the people and the answers of a meeting. Call it after a change of any of them. */
export async function settle(ctx: Ctx, tx: Tx, id: string): Promise<void> {
  const occurrences = await readOccurrences(tx.db, id)
  const { next, starts, ends, due } = nextOf(ctx.clock.now(), occurrences)
  await updateMeeting(tx.db, id, { starts_at: starts, ends_at: ends, due_at: due })
  await moveAttendees(tx.db, id, { first_at: starts, sort_at: ends })
  const row = (await readMeeting(tx.db, id))!
  await keepSpans(tx.db, row)
  await remindOf(ctx, tx, row, next)
  await indexRecord(tx.db, meetingRecord, id)
}

/** The next occurrence has begun, so the one after it is what people are reminded of. */
export async function moveOn(ctx: Ctx, tx: Tx, row: MeetingRow): Promise<'goes on' | 'is over'> {
  const now = ctx.clock.now()
  const { next, ends, due } = nextOf(now, await readOccurrences(tx.db, row.id))
  await remindOf(ctx, tx, row, next)
  await updateMeeting(tx.db, row.id, { due_at: due })
  return !next && ends <= now ? 'is over' : 'goes on'
}

/** Sets the reminders of the next occurrence, and takes those away that no longer fit. */
async function remindOf(ctx: Ctx, tx: Tx, row: MeetingRow, next: OccurrenceRow | undefined): Promise<void> {
  const answer = answersOf(await readAnswers(tx.db, row.id))
  const comes = (one: MeetingRow['attendees'][number]) =>
    row.status === 'OPEN' && next && answer(one, next.number) !== 'no' ? next.starts_at : null
  await remindBefore(
    ctx,
    tx,
    row.id,
    row.attendees.flatMap((one) => (one.user_id === null ? [] : [{ user: one.user_id, at: comes(one) }])),
  )
}
