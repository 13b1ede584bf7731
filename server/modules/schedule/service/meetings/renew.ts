import type { Ctx } from '../../../../kit/portal.ts'
import { write, type Tx } from '../../../../kit/record/write.ts'
import { lockMeeting, updateMeeting, type MeetingRow } from '../../queries/meetings/meeting.ts'
import {
  deleteOccurrences,
  insertOccurrences,
  readClashes,
  readOccurrences,
  type OccurrenceRow,
} from '../../queries/meetings/occurrences.ts'
import { lockRooms } from '../../queries/meetings/rooms.ts'
import { askAgain } from './change-one.ts'
import { comingOf } from './changes.ts'
import { occurrenceRow } from './plan.ts'
import { recordMeeting } from './recorded.ts'
import { countingFor, seriesOf, timeOf } from './series.ts'
import { settle } from './settle.ts'

/**
 * Finds the coming days of a series again. Occurrences that were changed or canceled alone stay, and so do those whose day stays; to the
 * new ones everybody is asked. Where the room is taken on a new day, that occurrence has none.
 */
export const renewSeries = (ctx: Ctx, id: string): Promise<null> =>
  write(ctx, async (tx) => {
    const row = await lockMeeting(tx.db, id)
    if (row?.status !== 'OPEN' || row.deleted_at !== null || !row.rule) return null
    const all = await readOccurrences(tx.db, id)
    const now = ctx.clock.now()
    const { occurrences } = seriesOf(timeOf(row), await countingFor(ctx, tx.db))
    const wanted = new Map(occurrences.filter(({ start }) => start * 1000 > now.getTime()).map((one) => [one.start * 1000, one]))
    const stale = comingOf(all, now).filter((one) => !one.edited && !one.cancelled && !wanted.has(one.original_start.getTime()))
    for (const { original_start } of all) wanted.delete(original_start.getTime())
    if (stale.length === 0 && wanted.size === 0) return null
    await lockRooms(tx.db, [row.room_id, ...stale.map(({ room_id }) => room_id)])
    await deleteOccurrences(
      tx.db,
      id,
      stale.map(({ number }) => number),
    )
    await add(tx, row, all, [...wanted.values()])
    await updateMeeting(tx.db, id, { sequence: row.sequence + 1, version: row.version + 1, updated_at: now })
    await settle(ctx, tx, id)
    await recordMeeting(ctx, tx, id, { what: 'renewed' })
    return null
  })

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
