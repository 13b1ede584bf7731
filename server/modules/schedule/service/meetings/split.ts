import { addDays } from '@diwan/core/hijri'
import { endedRule } from '@diwan/core/series'
import { dayIn } from '@diwan/core/working-calendar'
import type { Insertable } from 'kysely'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import { newId } from '../../../../kit/db/id.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { emptyPage } from '@diwan/core/page/document'
import { readPage } from '../../../documents/public.ts'
import { updateMeeting } from '../../queries/meetings/meeting.ts'
import { deleteOccurrences } from '../../queries/meetings/occurrences.ts'
import type { MeetingOccurrences } from '../../rows.gen.ts'
import { invitedIn, lookOf, timeAfter } from './change-all.ts'
import { invitedOf } from './people.ts'
import { makeMeeting, occurrenceRow } from './plan.ts'
import { recordMeeting } from './recorded.ts'
import { seriesOf } from './series.ts'
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
    rows: (made) => rowsOf(changing, leaving, { id: made, isMoved, time }),
  })
  await recordMeeting(ctx, tx, row.id, { what: 'shortened', nextId: id })
  await recordMeeting(ctx, tx, id, { what: 'continued', formerId: row.id, isMoved })
  return id
}

async function endBefore(ctx: Ctx, tx: Tx, { row, one }: Changing, numbers: readonly number[]): Promise<void> {
  const until = addDays(dayIn(row.zone, toSeconds(one.original_start)), -1)
  await deleteOccurrences(tx.db, row.id, numbers)
  await updateMeeting(tx.db, row.id, {
    rule: JSON.stringify(endedRule(row.rule!, until)),
    sequence: row.sequence + 1,
    version: row.version + 1,
    updated_at: ctx.clock.now(),
  })
  await settle(ctx, tx, row.id)
}

interface Made {
  readonly id: string
  readonly isMoved: boolean
  readonly time: ReturnType<typeof timeAfter>
}

/** Moved, they are those of the rule, canceled ones staying canceled; else they are those that were there, edits included. */
function rowsOf(changing: Changing, leaving: Changing['coming'], { id, isMoved, time }: Made) {
  const { row, counting, changes } = changing
  const { title, place, room_id, video } = changes
  if (!isMoved) return leaving.map((each, number) => ({ ...each, id: newId(), meeting_id: id, number, ...lookOf(changing) }))
  const canceled = new Set(
    leaving
      .filter(({ cancelled }) => cancelled)
      .map(({ original_start }) => addDays(dayIn(row.zone, toSeconds(original_start)), time.shift)),
  )
  return seriesOf(time, counting).occurrences.map((each, number): Insertable<MeetingOccurrences> => ({
    ...occurrenceRow(id, number, each, { title, place, room_id, video }),
    cancelled: canceled.has(each.day),
  }))
}
