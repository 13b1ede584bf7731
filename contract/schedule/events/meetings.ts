import { z } from 'zod'
import { event } from '../../kit/event.ts'
import { Uuid } from '../../kit/ids.ts'
import { Person } from '../../users/schemas/person.ts'
import { GIVEN_ANSWERS, MEETING_STATUSES, SERIES_SCOPES } from '../vocabulary/meetings.ts'

const MeetingFact = z.object({
  id: Uuid,
  status: z.enum(MEETING_STATUSES),
  version: z.int(),
  /** Raised by each new time or place. */
  sequence: z.int(),
  by: Person.nullable(),
})

/** Ids of attendees. Those who were taken off are found among the former attendees of the meeting. */
const Attendees = z.array(Uuid)
/** Which occurrences it concerns; `occurrence` is the number of the first one, null where it is the whole series. */
const Scoped = MeetingFact.extend({ scope: z.enum(SERIES_SCOPES), occurrence: z.int().nullable() })

export const meetingEvents = {
  planned: event('schedule.meeting_planned', MeetingFact),
  /** It goes on from an earlier series, which ends before it. */
  continued: event('schedule.meeting_continued', MeetingFact.extend({ formerId: Uuid, isMoved: z.boolean() })),
  /** `isMoved`: it has another time or place, and everybody is asked again. */
  changed: event('schedule.meeting_changed', Scoped.extend({ isMoved: z.boolean(), added: Attendees, removed: Attendees })),
  /** Attendees who were added later, and are invited by it. */
  invited: event('schedule.meeting_invited', MeetingFact.extend({ added: Attendees })),
  /** A colleague was taken off. It is recorded with the person, who no longer sees the meeting. */
  removed: event('schedule.meeting_removed', z.object({ id: Uuid, attendeeId: Uuid, by: Person.nullable() })),
  /** The rest of the series became a meeting of its own, or was canceled: it ends earlier. */
  shortened: event('schedule.meeting_shortened', MeetingFact.extend({ nextId: Uuid })),
  /** Days of the calendar or working days were changed, and coming occurrences with them. */
  renewed: event('schedule.meeting_renewed', MeetingFact),
  canceled: event('schedule.meeting_canceled', Scoped.extend({ reason: z.string() }), {
    kept: ({ reason: _reason, ...rest }) => rest,
    written: ({ reason }) => ({ texts: { reason } }),
  }),
  /** Its organiser does not work here any more: it is canceled. */
  left: event('schedule.meeting_left', MeetingFact.extend({ person: Person })),
  answered: event(
    'schedule.meeting_answered',
    MeetingFact.extend({ attendeeId: Uuid, answer: z.enum(GIVEN_ANSWERS), occurrence: z.int().nullable() }),
  ),
  /** Its last occurrence has passed. */
  ended: event('schedule.meeting_ended', MeetingFact),
  /** Somebody is mentioned in its description for the first time. */
  named: event('schedule.meeting_named', z.object({ id: Uuid, people: z.array(Uuid) })),
}

const RoomFact = z.object({ nameAr: z.string(), nameEn: z.string(), seats: z.int(), place: z.string(), active: z.boolean() })
/** A room before and after it was changed; a new one has no state before. */
export const roomChanged = event('schedule.room_changed', z.object({ id: Uuid, before: RoomFact.nullable(), after: RoomFact }))
export type RoomFact = z.infer<typeof RoomFact>
