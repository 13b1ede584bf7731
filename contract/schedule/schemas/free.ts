import { z } from 'zod'
import { Day, Seconds, Uuid, uuids } from '../../kit/ids.ts'
import { Zone } from '../../settings/schemas.ts'
import { Person } from '../../users/schemas/person.ts'
import { FREE_TIMES, MAX_FREE_BUSY_PEOPLE, MAX_MEETING_MINUTES, MIN_MEETING_MINUTES } from '../limits/meetings.ts'
import { CalendarSpan } from './calendar.ts'
import { RoomName } from './rooms.ts'

const Between = z.object({ from: Seconds, to: Seconds })
/** Without it, the zone of the caller, else that of the organisation. */
const zone = Zone.optional()
/** A meeting of the caller that is being changed: its own times are left out. */
const meetingId = Uuid.optional()

/** Ids of people with commas between them. */
export const FreeBusyQuery = z.strictObject({
  ids: uuids(MAX_FREE_BUSY_PEOPLE),
  /** The day in `zone` whose hours are shown. */
  day: Day,
  zone,
  roomId: Uuid.optional(),
  meetingId,
})

export const FreeBusy = z.object({
  zone: z.string(),
  /** The first and the last instant of the day. */
  from: Seconds,
  to: Seconds,
  /** In the order in which they were asked for; whom the caller may not see is left out. */
  people: z
    .array(
      z.object({
        person: Person,
        zone: z.string(),
        spans: z.array(CalendarSpan),
        /** The working hours of the organisation on the clock of this person. */
        working: z.array(Between),
        more: z.boolean(),
      }),
    )
    .max(MAX_FREE_BUSY_PEOPLE),
  room: z.object({ room: RoomName, taken: z.array(Between) }).nullable(),
})
export type FreeBusy = z.infer<typeof FreeBusy>

export const FreeTimesQuery = z.strictObject({
  /** People who are needed, with commas between them; the caller is needed as well. */
  needed: uuids(MAX_FREE_BUSY_PEOPLE).optional(),
  /** People who are counted, and whom no time waits for. */
  optional: uuids(MAX_FREE_BUSY_PEOPLE).optional(),
  minutes: z.coerce.number().int().min(MIN_MEETING_MINUTES).max(MAX_MEETING_MINUTES),
  /** The first day in `zone`; today where none is named. */
  from: Day.optional(),
  zone,
  roomId: Uuid.optional(),
  meetingId,
})

export const FreeTimes = z.object({
  zone: z.string(),
  /** The next times at which everybody who is needed is free, and the room, in the order of time. */
  items: z.array(z.object({ startsAt: Seconds, endsAt: Seconds, free: z.int(), of: z.int() })).max(FREE_TIMES),
})
export type FreeTimes = z.infer<typeof FreeTimes>
