import { MAX_CLASHES } from '@diwan/contract/schedule/limits/meetings'
import { dayIn } from '@diwan/core/working-calendar'
import type { Insertable } from 'kysely'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import type { Queryable } from '../../../../kit/db/database.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import { insertOccurrences, readClashes } from '../../queries/meetings/occurrences.ts'
import { lockRooms, readRoom } from '../../queries/meetings/rooms.ts'
import type { MeetingOccurrences } from '../../rows.gen.ts'

/** A room that is offered; one that the meeting had before may stay. */
export async function demandRoom(db: Queryable, roomId: string | null, before: string | null = null): Promise<void> {
  if (roomId === null || roomId === before) return
  if (!(await readRoom(db, roomId))?.active) throw new Problem('schedule.room_missing')
}

interface Taking {
  readonly zone: string
  /** Occurrences of the meeting that move or go: they are not in the way. */
  readonly except?: { readonly meetingId: string; readonly numbers: readonly number[] }
}

type Row = Insertable<MeetingOccurrences>
const instant = (at: Row['starts_at']): Date => (at instanceof Date ? at : new Date(at))

/** Locks the rooms of these occurrences, and refuses where one of them is taken. */
export async function demandFree(db: Queryable, rows: readonly Row[], { zone, except }: Taking): Promise<void> {
  await lockRooms(
    db,
    rows.map(({ room_id }) => room_id ?? null),
  )
  const live = rows.filter(({ cancelled, room_id }) => !cancelled && room_id)
  for (const [roomId, own] of Map.groupBy(live, ({ room_id }) => room_id!)) {
    const times = own.map(({ starts_at, ends_at }) => ({ startsAt: instant(starts_at), endsAt: instant(ends_at) }))
    const clashes = await readClashes(db, { roomId, times, except })
    if (clashes.length > 0) throw taken(roomId, zone, clashes)
  }
}

/** Writes occurrences whose rooms are locked and free. */
export async function keepOccurrences(db: Queryable, rows: readonly Row[], zone: string): Promise<void> {
  if ((await insertOccurrences(db, rows)) === rows.length) return
  // Occurrences of one series may be in each other's way: longer than the time between them.
  const { room_id: roomId, starts_at: at } = rows[0]!
  if (!roomId) throw new Error('Two occurrences of a meeting have the same beginning.')
  throw taken(roomId, zone, [instant(at)])
}

function taken(roomId: string, zone: string, clashes: readonly Date[]): Problem {
  const named = clashes.slice(0, MAX_CLASHES).map((at) => ({ day: dayIn(zone, toSeconds(at)), startsAt: toSeconds(at) }))
  return new Problem('schedule.room_taken', { current: { roomId, clashes: named, more: clashes.length > MAX_CLASHES } })
}
