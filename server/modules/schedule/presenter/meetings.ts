import { MAX_OCCURRENCES } from '@diwan/contract/schedule/limits/meetings'
import type { Attendee, Meeting, MeetingOccurrence } from '@diwan/contract/schedule/schemas/meetings'
import type { RoomName } from '@diwan/contract/schedule/schemas/rooms'
import type { MeetingStatus } from '@diwan/contract/schedule/vocabulary/meetings'
import type { Actor } from '../../../kit/access/actor.ts'
import { granted } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { presentPerson } from '../../users/public.ts'
import { can } from '../access/meetings.ts'
import type { SingleAnswer } from '../queries/meetings/attendees.ts'
import type { AttendeeRow, MeetingRow, NamedRoom } from '../queries/meetings/meeting.ts'
import type { OccurrenceRow } from '../queries/meetings/occurrences.ts'
import { answersOf } from '../service/meetings/spans.ts'

export const presentRoomName = (row: NamedRoom): RoomName => ({
  id: row.id,
  nameAr: row.name_ar,
  nameEn: row.name_en,
  seats: row.seats,
  place: row.place,
  active: row.active,
})

type Rooms = ReadonlyMap<string, NamedRoom>

function roomOf(rooms: Rooms, id: string | null): RoomName | null {
  const room = id === null ? undefined : rooms.get(id)
  return room ? presentRoomName(room) : null
}

export const presentOccurrence = (row: OccurrenceRow, rooms: Rooms): MeetingOccurrence => ({
  number: row.number,
  startsAt: toSeconds(row.starts_at),
  endsAt: toSeconds(row.ends_at),
  meetingTitle: row.title,
  place: row.place,
  room: roomOf(rooms, row.room_id),
  video: row.video,
  isCanceled: row.cancelled,
  reason: row.reason,
  isEdited: row.edited,
})

const presentAttendee = (row: AttendeeRow, answer: Attendee['answer'], zone: string): Attendee => ({
  id: row.id,
  person: row.user_id === null ? null : presentPerson(row.user_id, row.name ?? '', row.photo),
  email: row.email,
  part: row.part,
  answer,
  zone: row.user_id === null ? null : (row.zone ?? zone),
})

interface Parts {
  readonly occurrences: readonly OccurrenceRow[]
  readonly single: readonly SingleAnswer[]
  readonly rooms: Rooms
  /** That of the organisation. */
  readonly zone: string
  /** The occurrence whose answers are shown. */
  readonly number: number
}

/** Fields are listed, never spread: a new column stays private until it is added here. */
export function presentMeeting(actor: Actor, row: MeetingRow, { occurrences, single, rooms, zone, number }: Parts): Meeting {
  const answer = answersOf(single)
  return {
    id: row.id,
    shortId: row.short_id,
    meetingTitle: row.title,
    meetingStart: `${row.start_day}T${row.start_time}`,
    zone: row.zone,
    startsAt: toSeconds(row.starts_at),
    endsAt: toSeconds(row.ends_at),
    minutes: row.minutes,
    meetingDescription: row.preview,
    documentId: row.document_id,
    place: row.place,
    room: roomOf(rooms, row.room_id),
    video: row.video,
    rule: row.rule as Meeting['rule'],
    sequence: row.sequence,
    status: row.status as MeetingStatus,
    reason: row.reason,
    organiser: presentPerson(row.organiser, row.organiser_name, row.organiser_photo),
    attendees: row.attendees.map((one) => presentAttendee(one, answer(one, number), zone)),
    occurrences: occurrences.slice(-2 * MAX_OCCURRENCES).map((one) => presentOccurrence(one, rooms)),
    createdDate: toSeconds(row.created_at),
    updatedDate: toSeconds(row.updated_at),
    version: row.version,
    can: granted(can, actor, row),
  }
}
