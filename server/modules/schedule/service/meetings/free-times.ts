import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { meetings } from '@diwan/contract/schedule/endpoints/meetings'
import { MAX_CALENDAR_SPANS } from '@diwan/contract/schedule/limits/calendar'
import { FREE_TIMES, FREE_TIMES_DAYS, MAX_FREE_BUSY_PEOPLE } from '@diwan/contract/schedule/limits/meetings'
import { freeTimes, inBoth } from '@diwan/core/free-times'
import { addDays } from '@diwan/core/hijri'
import type { Between } from '@diwan/core/slots'
import { dayIn, startOfDay } from '@diwan/core/working-calendar'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import { Problem } from '../../../../kit/http/problem.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { readSpans } from '../../../calendar/public.ts'
import { readWorkingDays } from '../../../settings/public.ts'
import { maySeeAmong } from '../../../users/public.ts'
import { readZones } from '../../queries/meetings/attendees.ts'
import { readTakenRooms } from '../../queries/meetings/rooms.ts'
import { workingIn } from './free-busy.ts'
import { ownMeeting } from './own-meeting.ts'

type Input = InputOf<typeof meetings.freeTimes>
type Answer = Promise<OutputOf<typeof meetings.freeTimes>>

/** Times of all these people that are looked at. */
const MOST = (MAX_FREE_BUSY_PEOPLE + 1) * MAX_CALENDAR_SPANS

/**
 * The next times at which the caller, everybody else who is needed and the room are free, within the working hours of all of them on
 * their own clocks; where those have no hour in common, within the hours of the caller. What is only maybe takes nothing away.
 */
export async function findFreeTimes(ctx: Ctx, input: Input): Answer {
  const { minutes, roomId, meetingId } = input
  const { calendar } = await readWorkingDays(ctx.db)
  const zone = input.zone ?? ctx.actor.preferences.zone ?? calendar.zone
  const now = toSeconds(ctx.clock.now())
  const today = dayIn(zone, now)
  const first = input.from !== undefined && input.from > today ? input.from : today
  const [from, to] = [Math.max(now, startOfDay(zone, first)), startOfDay(zone, addDays(first, FREE_TIMES_DAYS))]
  const { needed, people } = await peopleOf(ctx, input)
  const [time, except] = [{ from: new Date(from * 1000), to: new Date(to * 1000) }, await ownMeeting(ctx, meetingId)]
  const [spans, zones, rooms] = await Promise.all([
    readSpans(ctx.db, { people, ...time, limit: MOST }),
    readZones(ctx.db, needed),
    roomId === undefined ? [] : readTakenRooms(ctx.db, { rooms: [roomId], ...time, except }),
  ])
  const busy = Map.groupBy(
    spans.filter(({ kind, object_id }) => kind !== 'maybe' && object_id !== except),
    ({ person_id }) => person_id,
  )
  const hours = needed.map((id) => workingIn(calendar, zones.get(id) ?? calendar.zone, from, to))
  const common = hours.reduce((both, one) => inBoth(both, one))
  const found = freeTimes({
    windows: common.length > 0 ? common : hours[0]!,
    people: people.map((id) => ({
      needed: needed.includes(id),
      busy: (busy.get(id) ?? []).map(({ starts, ends }) => between(starts, ends)),
    })),
    room: rooms.map(({ starts_at, ends_at }) => between(starts_at, ends_at)),
    seconds: minutes * 60,
    earliest: from,
    most: FREE_TIMES,
  })
  return { zone, items: found.map(({ start, end, free }) => ({ startsAt: start, endsAt: end, free, of: people.length })) }
}

const between = (starts: Date, ends: Date): Between => ({ start: toSeconds(starts), end: toSeconds(ends) })

/** The caller first; whom the caller may not see is left out. */
async function peopleOf(ctx: Ctx, { needed: asked = [], optional = [] }: Input) {
  const all = [...new Set([ctx.actor.id, ...asked, ...optional])]
  if (all.length > MAX_FREE_BUSY_PEOPLE + 1)
    throw new Problem('invalid_input', { fields: [{ path: 'optional', code: 'too_many' }] })
  const seen = new Set(await maySeeAmong(ctx, all))
  const people = all.filter((id) => seen.has(id))
  return { people, needed: people.filter((id) => id === ctx.actor.id || asked.includes(id)) }
}
