import { meetingEvents } from '@diwan/contract/schedule/events/meetings'
import type { Meeting } from '@diwan/contract/schedule/schemas/meetings'
import type { MeetingStatus } from '@diwan/contract/schedule/vocabulary/meetings'
import type { Event } from '@diwan/contract/kit/event'
import type { z } from 'zod'
import type { Queryable } from '../../../../kit/db/database.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import type { Tx } from '../../../../kit/record/write.ts'
import { meetingRecord } from '../../kind/meetings.ts'
import { presentMeeting } from '../../presenter/meetings.ts'
import { readAnswers } from '../../queries/meetings/attendees.ts'
import { readMeeting, type MeetingReach } from '../../queries/meetings/meeting.ts'
import { readOccurrences } from '../../queries/meetings/occurrences.ts'
import { readRooms } from '../../queries/meetings/rooms.ts'
import { readWorkingDays } from '../../../settings/public.ts'
import { byOf } from '../permissions/recorded.ts'

type Fact = z.output<typeof meetingEvents.planned.detail>
type Events = typeof meetingEvents
type RestOf<Name extends keyof Events> = Omit<z.output<Events[Name]['detail']>, keyof Fact>

export type Happened =
  | { readonly what: 'planned' | 'renewed' | 'ended' }
  | ({ readonly what: 'continued' } & RestOf<'continued'>)
  | ({ readonly what: 'changed' } & RestOf<'changed'>)
  | ({ readonly what: 'invited' } & RestOf<'invited'>)
  | ({ readonly what: 'shortened' } & RestOf<'shortened'>)
  | ({ readonly what: 'canceled' } & RestOf<'canceled'>)
  | ({ readonly what: 'left' } & RestOf<'left'>)
  | ({ readonly what: 'answered' } & RestOf<'answered'>)

export const factOf = (ctx: Ctx, { id, status, version, sequence }: MeetingReach): Fact => ({
  id,
  status: status as MeetingStatus,
  version,
  sequence,
  by: byOf(ctx),
})

/** Records what happened to a meeting, as it is now. `before` are people who lose it. */
export async function recordMeeting(
  ctx: Ctx,
  tx: Tx,
  id: string,
  { what, ...rest }: Happened,
  before: readonly string[] = [],
): Promise<void> {
  const row = (await readMeeting(tx.db, id))!
  const event: Event = meetingEvents[what]
  tx.record(event, { ...factOf(ctx, row), ...rest }, meetingRecord.delivery(row, [...new Set([...before, ...row.people_ids])]))
}

/** A meeting as this caller sees it; answers are those to one of its occurrences, the next one where none is named. */
export async function shownMeeting(
  ctx: Ctx,
  db: Queryable,
  id: string,
  wanted?: number,
): Promise<{ meeting: Meeting; occurrence: number }> {
  const row = (await readMeeting(db, id))!
  const occurrences = await readOccurrences(db, id)
  const coming = occurrences.filter(({ ends_at, cancelled }) => ends_at > ctx.clock.now() && !cancelled)
  const { number } = occurrences.find((one) => one.number === wanted) ?? coming[0] ?? occurrences.at(-1)!
  const [single, rooms, { calendar }] = await Promise.all([readAnswers(db, id), readRooms(db), readWorkingDays(db)])
  const parts = { occurrences, single, rooms: new Map(rooms.map((room) => [room.id, room])), zone: calendar.zone, number }
  return { meeting: presentMeeting(ctx.actor, row, parts), occurrence: number }
}
