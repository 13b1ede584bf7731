import type { Insertable } from 'kysely'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { forgetAttendees } from './forgotten.ts'
import { keepPastAnswers, resetAnswers } from '../../queries/meetings/attendees.ts'
import { updateMeeting } from '../../queries/meetings/meeting.ts'
import { deleteOccurrences, retitleOccurrences, type OccurrenceRow } from '../../queries/meetings/occurrences.ts'
import type { MeetingOccurrences } from '../../rows.gen.ts'
import { editedAfter, rowsAfter, startAfter, timeAfter } from './moved.ts'
import { changePeople, invitedOf } from './people.ts'
import { recordMeeting } from './recorded.ts'
import { demandFree, keepOccurrences } from './room-taking.ts'
import { seriesOf } from './series.ts'
import { settle } from './settle.ts'
import type { Changing } from './types.ts'

/** All that are still to come. Those that have begun stay as they were. */
export async function changeAll(ctx: Ctx, tx: Tx, changing: Changing): Promise<string> {
  const { row, one, changes, input } = changing
  const { title, video, isRetimed, isPlaced, isRuled } = changes
  const isMoved = isRetimed || isPlaced || isRuled
  const people = (input.attendees ?? input.guests) ? await invitedOf(ctx, tx.db, invitedIn(changing), row) : undefined
  const at = ctx.clock.now()
  const who = people ? await changePeople(tx.db, row, people, at) : { added: [], removed: [] }
  await forgetAttendees(ctx, tx, row, who.removed)
  const moved = isMoved ? await moveAll(tx, changing, at) : {}
  if (!isMoved) await retitleOccurrences(tx.db, row.id, at, changes.look)
  await updateMeeting(tx.db, row.id, {
    ...moved,
    title,
    video,
    sequence: row.sequence + (isMoved ? 1 : 0),
    version: row.version + 1,
    updated_at: at,
  })
  if (isMoved) {
    await keepPastAnswers(tx.db, { meetingId: row.id, now: at })
    await resetAnswers(tx.db, row.id)
  }
  await settle(ctx, tx, row.id)
  const scope = { scope: 'all' as const, occurrence: row.rule ? null : one.number }
  await recordMeeting(ctx, tx, row.id, { what: 'changed', ...scope, isMoved, ...who }, row.people_ids)
  if (who.added.length > 0) await recordMeeting(ctx, tx, row.id, { what: 'invited', added: who.added })
  return row.id
}

/** Colleagues and guests as they are to be; the kind that was not sent stays. */
export function invitedIn({ row, input }: Changing) {
  const of = (part: string) => part !== 'optional'
  const others = row.attendees.filter(({ part }) => part !== 'organiser')
  const known = {
    attendees: others.flatMap(({ user_id, part }) => (user_id === null ? [] : [{ id: user_id, needed: of(part) }])),
    guests: others.flatMap(({ email, part }) => (email === null ? [] : [{ email, needed: of(part) }])),
  }
  return { attendees: input.attendees ?? known.attendees, guests: input.guests ?? known.guests }
}

/**
 * Replaces the coming occurrences. With another place alone they keep their times; with another time or rule they follow the rule from the
 * first one on that is still to come after the change, and those before it that were changed alone move by as much.
 */
async function moveAll(tx: Tx, changing: Changing, at: Date) {
  const { row, coming, changes } = changing
  const { place, room_id, look, spot, isRetimed, isRuled } = changes
  if (!isRetimed && !isRuled) {
    const rows = coming.map((one) => ({ ...one, ...look, ...spot }))
    await replace(tx, changing, coming, rows)
    return { place, room_id }
  }
  const ahead = coming.filter((one) => startAfter(changing, one) > toSeconds(at))
  const first = ahead.toSorted((a, b) => a.original_start.getTime() - b.original_start.getTime())[0] ?? changing.one
  const rest = coming.filter(({ original_start }) => original_start >= first.original_start)
  const time = timeAfter(changing, first)
  const series = seriesOf(time, changing.counting)
  const staying = new Set(changing.occurrences.filter((one) => !rest.includes(one)).map((one) => toSeconds(one.original_start)))
  const occurrences = series.occurrences.filter(({ start }) => !staying.has(start))
  let next = Math.max(...changing.occurrences.map(({ number }) => number)) + 1
  const numberOf = (known: OccurrenceRow | undefined) => known?.number ?? next++
  const rows = rowsAfter(changing, rest, { id: row.id, now: at, shift: time.shift, occurrences, numberOf })
  const isLate = (one: OccurrenceRow) => one.edited && !one.cancelled && one.original_start < first.original_start
  const late = isRuled ? [] : coming.filter(isLate)
  const moved = late.map((one) => ({ ...one, ...editedAfter(changing, one, at) }))
  await replace(tx, changing, [...rest, ...late], [...rows, ...moved])
  const { day, zone, minutes } = time
  const rule = series.rule && JSON.stringify(series.rule)
  return { start_day: day, start_time: time.time, zone, minutes, rule, place, room_id }
}

async function replace(
  tx: Tx,
  { row, changes: { zone } }: Changing,
  leaving: readonly OccurrenceRow[],
  rows: readonly Insertable<MeetingOccurrences>[],
): Promise<void> {
  const numbers = leaving.map(({ number }) => number)
  await demandFree(tx.db, rows, { zone, except: { meetingId: row.id, numbers } })
  await deleteOccurrences(tx.db, row.id, numbers)
  await keepOccurrences(tx.db, rows, zone)
}
