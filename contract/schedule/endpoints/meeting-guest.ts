import { GUEST_CALLS_A_MINUTE } from '../../guests/limits.ts'
import { anyone, endpoint } from '../../kit/endpoint.ts'
import { meetingGuestAddresses } from '../addresses.ts'
import { AnswerAsGuest, GuestMeeting, OpenAsGuest } from '../schemas/meeting-guest.ts'

const of = { module: 'schedule', access: anyone, repeatable: true, perMinute: GUEST_CALLS_A_MINUTE } as const

/** For people without an account, who hold the link of an invitation. */
export const meetingGuest = {
  open: endpoint({
    ...of,
    ...meetingGuestAddresses.open,
    name: 'schedule.openMeetingAsGuest',
    summary: 'The meeting that the link of an invitation leads to. Nothing is changed by reading it.',
    input: OpenAsGuest,
    output: GuestMeeting,
    errors: ['guests.link_over', 'too_many_requests'],
  }),
  answer: endpoint({
    ...of,
    ...meetingGuestAddresses.answer,
    name: 'schedule.answerMeetingAsGuest',
    summary: 'Says by the link of an invitation whether the guest comes, to all times that are still to come.',
    input: AnswerAsGuest,
    output: GuestMeeting,
    errors: ['guests.link_over', 'wrong_state', 'schedule.begun', 'too_many_requests'],
  }),
}
