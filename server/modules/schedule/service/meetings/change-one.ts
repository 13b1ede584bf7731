import { instantOf } from '@diwan/core/working-calendar'
import type { Ctx } from '../../../../kit/portal.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { writeAnswers } from '../../queries/meetings/attendees.ts'
import { updateMeeting } from '../../queries/meetings/meeting.ts'
import { updateOccurrence } from '../../queries/meetings/occurrences.ts'
import { recordMeeting } from './recorded.ts'
import { demandFree } from './room-taking.ts'
import { settle } from './settle.ts'
import type { Changing } from './types.ts'

/** One occurrence differs from its series from now on. With another time or place everybody is asked again, to this one alone. */
export async function changeOne(ctx: Ctx, tx: Tx, { row, one, changes }: Changing): Promise<string> {
  const { title, place, room_id, video, start, zone, minutes, isRetimed, isPlaced } = changes
  const isMoved = isRetimed || isPlaced
  const from = isRetimed ? instantOf(zone, start.day, start.time) : one.starts_at.getTime() / 1000
  const times = { starts_at: new Date(from * 1000), ends_at: new Date((from + minutes * 60) * 1000) }
  const set = { ...times, title, place, room_id, video, edited: true }
  const except = { meetingId: row.id, numbers: [one.number] }
  if (isMoved) await demandFree(tx.db, [{ ...one, ...set }], { zone: row.zone, except })
  await updateOccurrence(tx.db, { meetingId: row.id, number: one.number }, set)
  if (isMoved) await askAgain(tx, row, [one.number])
  await updateMeeting(tx.db, row.id, {
    sequence: row.sequence + (isMoved ? 1 : 0),
    version: row.version + 1,
    updated_at: ctx.clock.now(),
  })
  await settle(ctx, tx, row.id)
  const fact = { scope: 'this' as const, occurrence: one.number, isMoved, added: [], removed: [] }
  await recordMeeting(ctx, tx, row.id, { what: 'changed', ...fact })
  return row.id
}

/** Everybody but the organiser answers again to these occurrences. */
export async function askAgain(tx: Tx, row: Changing['row'], numbers: readonly number[]): Promise<void> {
  const asked = row.attendees.filter(({ part }) => part !== 'organiser')
  await writeAnswers(
    tx.db,
    numbers.flatMap((number) => asked.map(({ id }) => ({ meeting_id: row.id, number, attendee_id: id, answer: 'none' }))),
  )
}
