import { z } from 'zod'
import { line, Seconds, Uuid, Version } from '../../kit/ids.ts'
import { optionalLine } from '../../users/schemas/lines.ts'
import { MAX_MEETING_MINUTES, MAX_ROOM_NAME, MAX_ROOM_PLACE, MAX_ROOM_SEATS, MAX_ROOMS } from '../limits/meetings.ts'

const UnitName = z.object({ id: Uuid, nameAr: z.string(), nameEn: z.string() })
const names = { id: Uuid, nameAr: z.string(), nameEn: z.string() }

/** A room as a meeting names it. */
export const RoomName = z.object({ ...names, seats: z.int(), place: z.string(), active: z.boolean() })
export type RoomName = z.infer<typeof RoomName>

export const Room = RoomName.extend({
  unit: UnitName.nullable(),
  version: z.int(),
  /** Whether this caller may change it. */
  can: z.object({ change: z.boolean() }),
})
export type Room = z.infer<typeof Room>
export const Rooms = z.object({ items: z.array(Room).max(MAX_ROOMS) })
export type Rooms = z.infer<typeof Rooms>

/** `free` says so for the time that was asked about; null without one. */
export const FreeRooms = z.object({ items: z.array(RoomName.extend({ free: z.boolean().nullable() })).max(MAX_ROOMS) })
export type FreeRooms = z.infer<typeof FreeRooms>

export const FreeRoomsQuery = z
  .strictObject({
    startsAt: z.coerce.number().pipe(Seconds).optional(),
    minutes: z.coerce.number().int().min(1).max(MAX_MEETING_MINUTES).optional(),
    /** A meeting of the caller: what it takes itself is not counted. */
    meetingId: Uuid.optional(),
  })
  .refine(({ startsAt, minutes }) => (startsAt === undefined) === (minutes === undefined), {
    message: 'required',
    path: ['minutes'],
  })

const content = {
  nameAr: line(MAX_ROOM_NAME),
  nameEn: line(MAX_ROOM_NAME),
  seats: z.int().min(1).max(MAX_ROOM_SEATS),
  place: optionalLine(MAX_ROOM_PLACE).default(''),
  /** The unit whose managers manage it; without one those do who manage everything. */
  unitId: Uuid.nullable().default(null),
}
export const CreateRoom = z.strictObject(content)
/** A room that is not active is not offered; meetings keep it. */
export const ChangeRoom = z.strictObject({ id: Uuid, version: Version, ...content, active: z.boolean() })

/** The member `current` of the refusal `schedule.room_taken`: the first occurrences whose room is taken. */
export const RoomClashes = z.object({
  roomId: Uuid,
  /** Days in the zone of the meeting. */
  clashes: z.array(z.object({ day: z.string(), startsAt: Seconds })),
  more: z.boolean(),
})
export type RoomClashes = z.infer<typeof RoomClashes>
