import { meetingEvents } from '@diwan/contract/schedule/events/meetings'
import { meetingKind } from '@diwan/contract/schedule/kind/meetings'
import { documentFromText } from '@diwan/core/document'
import { z } from 'zod'
import { recordKind } from '../../../kit/kind/record-kind.ts'
import { can, reach } from '../access/meetings.ts'
import {
  lockMeeting,
  readMeeting,
  readMeetings,
  readTexts,
  type MeetingReach,
  type MeetingRow,
} from '../queries/meetings/meeting.ts'

const { named: _named, removed: _removed, ...shown } = meetingEvents

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
  search: { sort: 'ends_at', texts: readTexts, persons: ['organiser'] },
  links: {},
  more: {
    /** Tasks and tickets are made of a meeting, with the first words of its notes. */
    source: async ({ db, actor }, id, part) => {
      const row = part === undefined ? await readMeeting(db, id) : undefined
      if (!row || !can.view(actor, row)) return undefined
      const body = row.preview === '' ? null : documentFromText(row.preview, actor.language === 'ar' ? 'rtl' : 'ltr')
      return { title: row.title, body, by: row.organiser, at: row.created_at, people: row.people_ids }
    },
  },
})
