import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { meetings } from '@diwan/contract/schedule/endpoints/meetings'
import { meetingMoves } from '@diwan/contract/schedule/moves/meetings'
import type { GivenAnswer, MeetingStatus } from '@diwan/contract/schedule/vocabulary/meetings'
import { PORTAL } from '../../../../kit/access/actor.ts'
import { demand } from '../../../../kit/access/demand.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx, Portal } from '../../../../kit/portal.ts'
import { move } from '../../../../kit/record/move.ts'
import { write, type Tx } from '../../../../kit/record/write.ts'
import { can } from '../../access/meetings.ts'
import {
  dropAnswers,
  keepPastAnswers,
  readAnswers,
  readMeetingOf,
  updateAttendee,
  writeAnswers,
} from '../../queries/meetings/attendees.ts'
import { lockMeeting, readMeeting, type AttendeeRow, type MeetingRow } from '../../queries/meetings/meeting.ts'
import { readOccurrences } from '../../queries/meetings/occurrences.ts'
import { comingOf, occurrenceOf } from './changes.ts'
import { recordMeeting, shownMeeting } from './recorded.ts'
import { remindBefore } from '../remind-before.ts'
import { answersOf, keepSpansOf } from './spans.ts'

interface Given {
  readonly answer: GivenAnswer
  readonly occurrence?: number | undefined
}

/** An answer changes no version: those who change the meeting do not wait for it. The same answer again changes nothing. */
async function giveAnswer(ctx: Ctx, tx: Tx, row: MeetingRow, one: AttendeeRow, { answer, occurrence }: Given): Promise<void> {
  move(meetingMoves, 'answer', { status: row.status as MeetingStatus, version: row.version })
  const now = ctx.clock.now()
  const occurrences = await readOccurrences(tx.db, row.id)
  const { number } = occurrenceOf(occurrences, { occurrence }, now)
  const coming = comingOf(occurrences, now)
  const isSingle = occurrence !== undefined && row.rule !== null
  const known = answersOf(await readAnswers(tx.db, row.id))
  const isSame = isSingle
    ? known(one, number) === answer
    : one.answer === answer && coming.every((each) => known(one, each.number) === answer)
  if (isSame) return
  if (isSingle) await writeAnswers(tx.db, [{ meeting_id: row.id, number, attendee_id: one.id, answer }])
  else {
    const numbers = coming.map((each) => each.number)
    await keepPastAnswers(tx.db, { meetingId: row.id, now, attendeeId: one.id })
    await dropAnswers(tx.db, { meetingId: row.id, numbers, attendeeId: one.id })
    await updateAttendee(tx.db, one.id, { answer })
  }
  const after = (await readMeeting(tx.db, row.id))!
  if (one.user_id !== null) {
    await keepSpansOf(tx.db, after, one.user_id)
    const next = coming.find(({ cancelled }) => !cancelled)
    const mine = after.attendees.find(({ id }) => id === one.id)!
    const comes = next && answersOf(await readAnswers(tx.db, row.id))(mine, next.number) !== 'no'
    await remindBefore(ctx, tx, row.id, [{ user: one.user_id, at: comes ? next.starts_at : null }])
  }
  await recordMeeting(ctx, tx, row.id, { what: 'answered', attendeeId: one.id, answer, occurrence: occurrence ?? null })
}

export const answerMeeting = (
  ctx: Ctx,
  { id, ...given }: InputOf<typeof meetings.answer>,
): Promise<OutputOf<typeof meetings.answer>> =>
  write(ctx, async (tx) => {
    const row = await lockMeeting(tx.db, id)
    demand(can, 'answer', ctx.actor, row)
    const one = row.attendees.find(({ user_id }) => user_id === ctx.actor.id)!
    await giveAnswer(ctx, tx, row, one, given)
    return (await shownMeeting(ctx, tx.db, id, given.occurrence)).meeting
  })

/** Answers for a guest. The caller has checked the guest's link. It is refused like any answer, with the same codes. */
export async function answerAsGuest(
  portal: Portal,
  { attendeeId, ...given }: Given & { readonly attendeeId: string },
): Promise<void> {
  const ctx: Ctx = { portal, clock: portal.clock, db: portal.db, actor: PORTAL }
  await write(ctx, async (tx) => {
    const meetingId = await readMeetingOf(tx.db, attendeeId)
    const row = meetingId && (await lockMeeting(tx.db, meetingId))
    const one = row ? row.attendees.find(({ id, email }) => id === attendeeId && email !== null) : undefined
    if (!row || row.deleted_at !== null || !one) throw new Problem('not_found')
    await giveAnswer(ctx, tx, row, one, given)
    return null
  })
}
