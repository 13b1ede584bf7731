import { meetingGuest } from '@diwan/contract/schedule/endpoints/meeting-guest'
import { anyone } from '../../../testing/probe.ts'
import { proof } from '../../../testing/proof.ts'

const token = 'x'.repeat(43)

export const ofMeetingGuests = proof({
  probes: [
    [meetingGuest.open, anyone({ token }, 'guests.link_over')],
    [meetingGuest.answer, anyone({ token, answer: 'yes' }, 'guests.link_over')],
  ],
})
