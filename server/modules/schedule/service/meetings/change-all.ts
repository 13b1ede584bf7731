import { addDays, DAY_SECONDS, dayToSeconds } from '@diwan/core/hijri'
import { movedRule, remainingRule } from '@diwan/core/series'
import { dayIn, instantOf } from '@diwan/core/working-calendar'
import type { Insertable } from 'kysely'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { forgetAttendees } from './forgotten.ts'
import { keepPastAnswers, resetAnswers } from '../../queries/meetings/attendees.ts'
import { updateMeeting } from '../../queries/meetings/meeting.ts'
import { deleteOccurrences, retitleOccurrences } from '../../queries/meetings/occurrences.ts'
import type { MeetingOccurrences } from '../../rows.gen.ts'
import { changePeople, invitedOf } from './people.ts'
import { occurrenceRow } from './plan.ts'
import { recordMeeting } from './recorded.ts'
import { demandFree, keepOccurrences } from './room-taking.ts'
import { daysOf, seriesOf, timeOf } from './series.ts'
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
  if (!isMoved) await retitleOccurrences(tx.db, row.id, at, lookOf(changing))
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

/** The time of what remains of the series after the change, from one of its coming occurrences on. */
export function timeAfter({ row, counting, changes }: Changing, from: { readonly original_start: Date }) {
  const { start, fromDay, zone, minutes, rule, isRuled } = changes
  const first = dayIn(row.zone, toSeconds(from.original_start))
  const shift = Math.round((dayToSeconds(start.day) - dayToSeconds(fromDay)) / DAY_SECONDS)
  const day = addDays(first, shift)
  const passed = daysOf(timeOf(row), counting).filter((one) => one < first).length
  const remaining = rule && !isRuled ? remainingRule(rule, row.start_day, passed) : rule
  return {
    day,
    shift,
    time: start.time,
    zone,
    minutes,
    rule: remaining && !isRuled ? movedRule(remaining, first, day, counting) : remaining,
  }
}

/** The parts of the look of a series that change; the rest may differ from one occurrence to another. */
export const lookOf = ({ row, changes: { title, video } }: Changing) => ({
  ...(title !== row.title && { title }),
  ...(video !== row.video && { video }),
})

/**
 * Replaces the coming occurrences, from the first one on that is still to come after the change. Those that were canceled stay
 * canceled on their days.
 */
async function moveAll(tx: Tx, changing: Changing, at: Date) {
  const { row, coming, counting, changes } = changing
  const { title, place, room_id, video } = changes
  const ahead = coming.filter((one) => startAfter(changing, one) > toSeconds(at))
  const first = ahead.toSorted((a, b) => a.original_start.getTime() - b.original_start.getTime())[0] ?? changing.one
  const leaving = coming.filter(({ original_start }) => original_start >= first.original_start)
  const time = timeAfter(changing, first)
  const series = seriesOf(time, counting)
  const numbers = new Set(leaving.map(({ number }) => number))
  const staying = changing.occurrences.filter(({ number }) => !numbers.has(number))
  const former = new Map(leaving.map((one) => [addDays(dayIn(row.zone, toSeconds(one.original_start)), time.shift), one]))
  let next = Math.max(...changing.occurrences.map(({ number }) => number)) + 1
  const rows: Insertable<MeetingOccurrences>[] = series.occurrences
    .filter(({ start }) => staying.every(({ original_start }) => toSeconds(original_start) !== start))
    .map((one) => {
      const known = former.get(one.day)
      const made = occurrenceRow(row.id, known?.number ?? next++, one, { title, place, room_id, video })
      return { ...made, cancelled: known?.cancelled ?? false }
    })
  await demandFree(tx.db, rows, { zone: time.zone, except: { meetingId: row.id, numbers: [...numbers] } })
  await deleteOccurrences(tx.db, row.id, [...numbers])
  await keepOccurrences(tx.db, rows, time.zone)
  const { day, zone, minutes } = time
  const rule = series.rule && JSON.stringify(series.rule)
  return { start_day: day, start_time: time.time, zone, minutes, rule, place, room_id }
}

/** When an occurrence begins once the series is moved. */
function startAfter({ row, changes }: Changing, { original_start }: { readonly original_start: Date }): number {
  const { start, fromDay, zone } = changes
  const shift = Math.round((dayToSeconds(start.day) - dayToSeconds(fromDay)) / DAY_SECONDS)
  return instantOf(zone, addDays(dayIn(row.zone, toSeconds(original_start)), shift), start.time)
}
