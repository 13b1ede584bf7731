import type { InputOf, OutputOf } from '@diwan/contract/kit/endpoint'
import type { meetings } from '@diwan/contract/schedule/endpoints/meetings'
import { MAX_CALENDAR_SPANS } from '@diwan/contract/schedule/limits/calendar'
import { MAX_FREE_BUSY_PEOPLE } from '@diwan/contract/schedule/limits/meetings'
import { addDays } from '@diwan/core/hijri'
import { dayIn, spansOf, startOfDay, type WorkingCalendar } from '@diwan/core/working-calendar'
import { toSeconds } from '../../../../kit/clock/clock.ts'
import type { Ctx } from '../../../../kit/portal.ts'
import { readSpans } from '../../../calendar/public.ts'
import { readWorkingDays } from '../../../settings/public.ts'
import { maySeeAmong, personsOf } from '../../../users/public.ts'
import { presentRoomName } from '../../presenter/meetings.ts'
import { readZones } from '../../queries/meetings/attendees.ts'
import { readRoom, readTakenRooms } from '../../queries/meetings/rooms.ts'
import { presentTimes, type CalendarKinds } from '../calendar/spans.ts'
import { ownMeeting } from './own-meeting.ts'

type Input = InputOf<typeof meetings.freeBusy>
type Answer = Promise<OutputOf<typeof meetings.freeBusy>>

const MOST = MAX_FREE_BUSY_PEOPLE * MAX_CALENDAR_SPANS

/** The working hours between two instants, of somebody whose clock is that of a zone. */
export function workingIn(calendar: WorkingCalendar, zone: string, from: number, to: number) {
  const found = []
  const own = { ...calendar, zone }
  for (let day = dayIn(zone, from); day <= dayIn(zone, to); day = addDays(day, 1))
    found.push(...spansOf(own, day).filter(({ start, end }) => start < to && from < end))
  return found
}

/** One day of some people and of a room. Others see only that somebody is busy, perhaps busy or away. */
export async function readFreeBusy(ctx: Ctx, { ids, day, zone: wanted, roomId, meetingId }: Input, kinds: CalendarKinds): Answer {
  const { calendar } = await readWorkingDays(ctx.db)
  const zone = wanted ?? ctx.actor.preferences.zone ?? calendar.zone
  const [from, to] = [startOfDay(zone, day), startOfDay(zone, addDays(day, 1))]
  const seen = new Set(await maySeeAmong(ctx, ids))
  const people = ids.filter((id) => seen.has(id))
  const time = { from: new Date(from * 1000), to: new Date(to * 1000) }
  const except = await ownMeeting(ctx, meetingId)
  const [read, persons, zones] = await Promise.all([
    readSpans(ctx.db, { people, ...time, limit: MOST + 1 }),
    personsOf(ctx, people),
    readZones(ctx.db, people),
  ])
  const times = read.slice(0, MOST).filter(({ object_id }) => object_id !== except)
  const spans = await presentTimes(ctx, calendar, times, kinds)
  const shown = persons.map((person) => {
    const own = spans.filter((_span, at) => times[at]?.person_id === person.id)
    const at = zones.get(person.id) ?? calendar.zone
    const working = workingIn(calendar, at, from, to).map(({ start, end }) => ({ from: start, to: end }))
    return {
      person,
      zone: at,
      spans: own.slice(0, MAX_CALENDAR_SPANS),
      working,
      more: read.length > MOST || own.length > MAX_CALENDAR_SPANS,
    }
  })
  const room = roomId === undefined ? undefined : await readRoom(ctx.db, roomId)
  const taken = room ? await readTakenRooms(ctx.db, { rooms: [room.id], ...time, except }) : []
  const takenTimes = taken.map(({ starts_at, ends_at }) => ({ from: toSeconds(starts_at), to: toSeconds(ends_at) }))
  return { zone, from, to, people: shown, room: room ? { room: presentRoomName(room), taken: takenTimes } : null }
}
