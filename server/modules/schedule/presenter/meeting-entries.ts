import type { MeetingEntry } from '@diwan/contract/schedule/schemas/meetings'
import type { MeetingStatus } from '@diwan/contract/schedule/vocabulary/meetings'
import type { Actor } from '../../../kit/access/actor.ts'
import { granted } from '../../../kit/access/demand.ts'
import { toSeconds } from '../../../kit/clock/clock.ts'
import { presentPerson } from '../../users/public.ts'
import { can } from '../access/meetings.ts'
import type { EntryRow } from '../queries/meetings/list.ts'
import { presentRoomName } from './meetings.ts'

/** One line of the list of meetings. */
export const presentEntry = (actor: Actor, row: EntryRow): MeetingEntry => ({
  id: row.meeting.id,
  number: row.occurrence.number,
  shortId: row.short_id,
  meetingTitle: row.occurrence.title,
  startsAt: toSeconds(row.starts_at),
  endsAt: toSeconds(row.ends_at),
  place: row.occurrence.place,
  room: row.room && presentRoomName(row.room),
  video: row.occurrence.video,
  isCanceled: row.occurrence.cancelled,
  status: row.meeting.status as MeetingStatus,
  isSeries: row.is_series,
  organiser: presentPerson(row.meeting.organiser, row.organiser_name, row.organiser_photo),
  part: row.part,
  answer: row.answer,
  answers: { none: 0, yes: 0, maybe: 0, no: 0, ...row.answers },
  version: row.meeting.version,
  can: granted(can, actor, row.meeting),
})
