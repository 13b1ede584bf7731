import { meetingEvents } from '@diwan/contract/schedule/events/meetings'
import type { OpenMeeting } from '@diwan/contract/schedule/schemas/meetings'
import { follow } from '../../../kit/follow.ts'
import { meetingLists, meetingQueries } from '../api/meetings.ts'

const ofMeeting = new Set<string>(Object.values(meetingEvents).map(({ name }) => name))

/** The answers of attendees depend on the occurrence that is shown, so a change fetches every cached one again. */
export const meetingLive = follow({
  topic: 'schedule',
  lists: meetingLists.lists,
  open: (id: string) => meetingQueries.open(id),
  fold: (opened: OpenMeeting) => opened,
  refetchWhen: (_before, _after, change) => ofMeeting.has(change.event),
  renews: ({ event }) => (ofMeeting.has(event) ? [meetingQueries.opens(), meetingQueries.busy()] : []),
})
