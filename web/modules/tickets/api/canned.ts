import { ticketAnswers } from '@diwan/contract/tickets/endpoints/canned-answers'
import { registerCanned } from '../../canned/public.ts'

export const ticketCanned = registerCanned('tickets', ticketAnswers)
