import { meetingGuest } from '@diwan/contract/schedule/endpoints/meeting-guest'
import { route } from '../../../kit/http/route.ts'
import { answerByLink, openByLink } from '../service/meetings/guest.ts'

export const meetingGuestRoutes = [route(meetingGuest.open, openByLink), route(meetingGuest.answer, answerByLink)]
