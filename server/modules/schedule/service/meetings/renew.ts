import { movedStarts } from '@diwan/core/series-starts'
import type { Ctx } from '../../../../kit/portal.ts'
import { write, type Tx } from '../../../../kit/record/write.ts'
import { lockMeeting, updateMeeting, type MeetingRow } from '../../queries/meetings/meeting.ts'
import {
  deleteOccurrences,
  insertOccurrences,
  readClashes,
  readOccurrences,
  updateOccurrence,
  type OccurrenceRow,
} from '../../queries/meetings/occurrences.ts'
import { lockRooms } from '../../queries/meetings/rooms.ts'
import { askAgain } from './change-one.ts'
import { comingOf } from './changes.ts'
import { occurrenceRow } from './plan.ts'
import { recordMeeting } from './recorded.ts'
import { countingFor, seriesOf, timeOf } from './series.ts'
import { settle } from './settle.ts'

type Wanted = Map<number, ReturnType<typeof seriesOf>['occurrences'][number]>

interface Follower {
  readonly one: OccurrenceRow
  readonly start: number
}

/**
 * Finds the coming days of a series again. Those whose day stays stay; those that were changed or canceled alone go where the rule puts
 * them now, and to the new ones everybody is asked. Where the room is taken on a new day, that occurrence has none.
 */
export const renewSeries = (ctx: Ctx, id: string): Promise<null> =>
  write(ctx, async (tx) => {
    const row = await lockMeeting(tx.db, id)
    if (row?.status !== 'OPEN' || row.deleted_at !== null || !row.rule) return null
    const all = await readOccurrences(tx.db, id)
    const now = ctx.clock.now()
    const { occurrences } = seriesOf(timeOf(row), await countingFor(ctx, tx.db))
    const wanted: Wanted = new Map(
      occurrences.filter(({ start }) => start * 1000 > now.getTime()).map((one) => [one.start * 1000, one]),
    )
    const isKept = (one: OccurrenceRow) => one.edited || one.cancelled || one.starts_at <= now
    const stale = comingOf(all, now).filter((one) => !isKept(one) && !wanted.has(one.original_start.getTime()))
    const followers = followersOf(
      all,
      occurrences.map(({ start }) => start * 1000),
    ).filter(({ one, start }) => isKept(one) && wanted.has(start))
    for (const { original_start } of all) wanted.delete(original_start.getTime())
    for (const { start } of followers) wanted.delete(start)
    if (stale.length === 0 && wanted.size === 0 && followers.length === 0) return null
    await lockRooms(tx.db, all.map(({ room_id }) => room_id).concat(row.room_id))
    await deleteOccurrences(
      tx.db,
      id,
      stale.map(({ number }) => number),
    )
    await follow(tx, row, followers, now)
    await add(tx, row, all, [...wanted.values()])
    await updateMeeting(tx.db, id, { sequence: row.sequence + 1, version: row.version + 1, updated_at: now })
    await settle(ctx, tx, id)
    await recordMeeting(ctx, tx, id, { what: 'renewed' })
    return null
  })

function followersOf(all: readonly OccurrenceRow[], starts: readonly number[]): Follower[] {
  const moved = movedStarts(
    all.map(({ original_start }) => original_start.getTime()),
    starts,
  )
  return all.flatMap((one) => {
    const start = moved.get(one.original_start.getTime())
    return start === undefined ? [] : [{ one, start }]
  })
}

/** The rule gives these occurrences another beginning. Those that keep to it move along; those that were given another time, or have begun, keep theirs. */
async function follow(tx: Tx, row: MeetingRow, followers: readonly Follower[], now: Date): Promise<void> {
  const asked: number[] = []
  for (const { one, start } of followers) {
    const { number, starts_at, ends_at, original_start, room_id } = one
    const set = { original_start: new Date(start) }
    const at = { meetingId: row.id, number }
    if (starts_at <= now || starts_at.getTime() !== original_start.getTime()) {
      await updateOccurrence(tx.db, at, set)
      continue
    }
    const time = { startsAt: new Date(start), endsAt: new Date(start + ends_at.getTime() - starts_at.getTime()) }
    const except = { meetingId: row.id, numbers: [number] }
    const isTaken =
      room_id !== null && !one.cancelled && (await readClashes(tx.db, { roomId: room_id, times: [time], except })).length > 0
    const room = isTaken ? { room_id: null } : {}
    await updateOccurrence(tx.db, at, { ...set, starts_at: time.startsAt, ends_at: time.endsAt, ...room })
    if (!one.cancelled) asked.push(number)
  }
  await askAgain(tx, row, asked)
}

async function add(
  tx: Tx,
  row: MeetingRow,
  all: readonly OccurrenceRow[],
  fresh: ReturnType<typeof seriesOf>['occurrences'],
): Promise<void> {
  const first = Math.max(...all.map(({ number }) => number)) + 1
  const { title, place, room_id, video } = row
  const rows = fresh.map((one, at) => occurrenceRow(row.id, first + at, one, { title, place, room_id, video }))
  const times = fresh.map(({ start, end }) => ({ startsAt: new Date(start * 1000), endsAt: new Date(end * 1000) }))
  const taken = room_id === null ? [] : await readClashes(tx.db, { roomId: room_id, times })
  const isTaken = new Set(taken.map((at) => at.getTime()))
  await insertOccurrences(
    tx.db,
    rows.map((one, at) => (isTaken.has(times[at]!.startsAt.getTime()) ? { ...one, room_id: null } : one)),
  )
  await askAgain(
    tx,
    row,
    rows.map(({ number }) => number),
  )
}
