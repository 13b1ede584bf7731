import { meetingEvents } from '@diwan/contract/schedule/events/meetings'
import { meetingKind } from '@diwan/contract/schedule/kind/meetings'
import { z } from 'zod'
import { recordKind } from '../../../kit/kind/record-kind.ts'
import { can, reach } from '../access/meetings.ts'
import { lockMeeting, readMeetings, readTexts, type MeetingReach, type MeetingRow } from '../queries/meetings/meeting.ts'

const { named: _named, ...shown } = meetingEvents

export const meetingRecord = recordKind<MeetingReach, MeetingRow, keyof typeof can>(meetingKind, {
  table: 'meetings',
  reach,
  can,
  read: (db, _actor, ids) => readMeetings(db, ids),
  lock: (db, _actor, id) => lockMeeting(db, id),
  linked: ({ people_ids }) => people_ids,
  title: ({ title }) => title,
  card: (_actor, { short_id, status }) => ({ shortId: short_id, status }),
  events: meetingEvents,
  activity: { events: Object.values(shown), shown: z.object({}) },
  files: 'view',
  search: { sort: 'ends_at', texts: readTexts },
  links: {},
})
