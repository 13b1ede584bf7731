import type { Insertable } from 'kysely'
import { newId } from '../../../../kit/db/id.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { emptyPage } from '@diwan/core/page/document'
import { readPage } from '../../../documents/public.ts'
import { readAnswers, writeAnswers, type SingleAnswer } from '../../queries/meetings/attendees.ts'
import { readMeeting, updateMeeting } from '../../queries/meetings/meeting.ts'
import { deleteOccurrences } from '../../queries/meetings/occurrences.ts'
import type { MeetingOccurrences } from '../../rows.gen.ts'
import { invitedIn } from './change-all.ts'
import { rowsAfter, timeAfter, type TimeAfter } from './moved.ts'
import { invitedOf } from './people.ts'
import { makeMeeting } from './plan.ts'
import { recordMeeting } from './recorded.ts'
import { ruleBefore, seriesOf } from './series.ts'
import { settle } from './settle.ts'
import type { Changing } from './types.ts'

/** The series ends before the occurrence, and goes on from there as a meeting of its own. Answers the id of that one. */
export async function splitSeries(ctx: Ctx, tx: Tx, changing: Changing): Promise<string> {
  const { row, one, changes } = changing
  const { isRetimed, isPlaced, isRuled } = changes
  const isMoved = isRetimed || isPlaced || isRuled
  const leaving = changing.coming.filter(({ original_start }) => original_start >= one.original_start)
  const time = timeAfter(changing, one)
  const people = await invitedOf(ctx, tx.db, invitedIn(changing), row)
  const answered = new Map(row.attendees.map(({ user_id, email, answer }) => [user_id ?? email, answer]))
  const single = isMoved ? [] : await readAnswers(tx.db, row.id)
  const doc = await readPage(tx.db, row.id, 'description')
  await endBefore(
    ctx,
    tx,
    changing,
    leaving.map(({ number }) => number),
  )
  const { title, place, room_id, video } = changes
  const id = await makeMeeting(ctx, tx, {
    organiser: row.organiser,
    time,
    look: { title, place, room_id, video },
    people: isMoved ? people : people.map((each) => ({ ...each, answer: answered.get(each.user_id ?? each.email) ?? 'none' })),
    doc: doc ?? emptyPage('rtl'),
    preview: row.preview,
    sequence: isMoved ? row.sequence + 1 : row.sequence,
    formerId: row.id,
    rows: (made) => rowsOf(changing, leaving, { id: made, time, now: ctx.clock.now() }),
  })
  if (single.length > 0) await carryAnswers(ctx, tx, { row, leaving, single, id })
  await recordMeeting(ctx, tx, row.id, { what: 'shortened', nextId: id })
  await recordMeeting(ctx, tx, id, { what: 'continued', formerId: row.id, isMoved })
  return id
}

interface Carried extends Pick<Changing, 'row'> {
  readonly leaving: Changing['coming']
  readonly single: readonly SingleAnswer[]
  readonly id: string
}

/** Answers to single occurrences go along to the meeting with this id, where these occurrences are numbered from zero. */
async function carryAnswers(ctx: Ctx, tx: Tx, { row, leaving, single, id }: Carried): Promise<void> {
  const { attendees } = (await readMeeting(tx.db, id))!
  const next = new Map(attendees.map((one) => [one.user_id ?? one.email, one.id]))
  const ids = new Map(row.attendees.map((one) => [one.id, next.get(one.user_id ?? one.email)]))
  const numbers = new Map(leaving.map((one, number) => [one.number, number]))
  await writeAnswers(
    tx.db,
    single.flatMap(({ attendee_id, number: former, answer }) => {
      const [attendee, number] = [ids.get(attendee_id), numbers.get(former)]
      return attendee === undefined || number === undefined ? [] : [{ meeting_id: id, number, attendee_id: attendee, answer }]
    }),
  )
  await settle(ctx, tx, id)
}

async function endBefore(ctx: Ctx, tx: Tx, { row, one, counting }: Changing, numbers: readonly number[]): Promise<void> {
  await deleteOccurrences(tx.db, row.id, numbers)
  await updateMeeting(tx.db, row.id, {
    rule: JSON.stringify(ruleBefore(row, one, counting)),
    sequence: row.sequence + 1,
    version: row.version + 1,
    updated_at: ctx.clock.now(),
  })
  await settle(ctx, tx, row.id)
}

interface Made {
  readonly id: string
  readonly time: TimeAfter
  readonly now: Date
}

/** With another time or rule they follow that; else they are those that were there, edits included. */
function rowsOf(changing: Changing, leaving: Changing['coming'], { id, time, now }: Made): Insertable<MeetingOccurrences>[] {
  const { look, spot, isRetimed, isRuled } = changing.changes
  if (!isRetimed && !isRuled)
    return leaving.map((each, number) => ({ ...each, id: newId(), meeting_id: id, number, ...look, ...spot }))
  const { occurrences } = seriesOf(time, changing.counting)
  let next = 0
  return rowsAfter(changing, leaving, { id, now, shift: time.shift, occurrences, numberOf: () => next++ })
}
